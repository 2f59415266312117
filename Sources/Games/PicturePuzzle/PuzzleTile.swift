/// A tile of a puzzle, known by where it belongs.
public struct PuzzleTile: Hashable, Sendable {
  /// Its place in the finished picture, counted from zero in reading order.
  public let index: Int

  /// Creates a tile from its place in the finished picture, counted from zero in reading order.
  public init(index: Int) {
    self.index = index
  }

  /// Its number for the player, counted from one.
  public var number: Int { index + 1 }
  /// Where it belongs.
  public var home: GridPosition { GridPosition(index: index) }
}
