/// Which of its items' pieces stands for which of its items, for deals that move none of thousands of pieces.
public struct PiecePermutation<Item> {
  /// For which item the piece was added that stands for this one.
  let original: (Item) -> Item
  /// For which item the piece stands that was added for this one.
  let present: (Item) -> Item

  /// Has each piece stand for the item that it was added for.
  public init() { self.init(original: { $0 }, present: { $0 }) }

  /// Has pieces stand for other items than they were added for.
  ///
  /// - Parameters:
  ///   - original: For which item the piece was added that stands for this one.
  ///   - present: The other way round.
  public init(original: @escaping (Item) -> Item, present: @escaping (Item) -> Item) {
    (self.original, self.present) = (original, present)
  }
}
