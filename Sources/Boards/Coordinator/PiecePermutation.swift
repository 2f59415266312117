/// An assignment of pieces to other items than they were added for, so that a deal moves none of thousands of pieces.
public struct PiecePermutation<Item> {
  let original: (Item) -> Item
  let present: (Item) -> Item

  /// Creates the identity: each piece belongs to the item that it was added for.
  public init() { self.init(original: { $0 }, present: { $0 }) }

  /// Creates an assignment from two functions that are inverse to each other.
  ///
  /// - Parameters:
  ///   - original: Returns the item for which the piece of an item was added.
  ///   - present: Returns the present item of the piece that was added for an item.
  public init(original: @escaping (Item) -> Item, present: @escaping (Item) -> Item) {
    (self.original, self.present) = (original, present)
  }
}
