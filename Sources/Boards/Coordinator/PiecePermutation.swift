/// An assignment of pieces to other items than they were added for, so that none of thousands of pieces has to move.
public struct PiecePermutation<Item> {
  let original: (Item) -> Item
  let present: (Item) -> Item

  /// Creates the identity: each piece belongs to the item that it was added for.
  public init() { self.init(original: { $0 }, present: { $0 }) }

  /// Creates an assignment from inverse functions: to the item that a piece was added for, and to its present one.
  public init(original: @escaping (Item) -> Item, present: @escaping (Item) -> Item) {
    (self.original, self.present) = (original, present)
  }
}
