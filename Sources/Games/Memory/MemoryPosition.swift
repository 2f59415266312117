/// A place on the board with the card that lies there from the deal to the end.
public struct MemoryPosition: Hashable, Sendable {
  /// The position, counted from zero in reading order.
  public let index: Int

  /// Creates a position, counted from zero in reading order.
  public init(index: Int) {
    self.index = index
  }
}
