/// A square on the board.
public struct MoveMeSquare: Hashable, Sendable {
  /// Its number, which no other square has, counted from one.
  public let number: Int
  /// Its color.
  public internal(set) var color: SquareColor
  /// Where it lies.
  public internal(set) var position: SquarePosition
}
