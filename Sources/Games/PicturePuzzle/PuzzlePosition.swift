/// A place on the board of a puzzle, which always holds a tile.
public struct PuzzlePosition: Hashable, Sendable {
  /// The position, counted from zero in reading order.
  public let index: Int

  /// Creates a position, counted from zero in reading order.
  public init(index: Int) {
    self.index = index
  }
}
