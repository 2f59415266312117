/// Where the middle of a square lies, in proportion to the board: the same layout on a board of any size.
///
/// It is kept in whole steps, so that a layout is stored, compared and brought back exactly.
public struct SquarePosition: Hashable, Sendable {
  /// How many steps a board is wide and high; on the largest monitor a step is a fraction of a pixel.
  public static let steps = 65_535

  /// The distance from the left edge, from 0 to ``steps``.
  public let x: Int
  /// The distance from the top edge, from 0 to ``steps``.
  public let y: Int

  /// Creates a position from its distances to the left and top edges; one outside of the board is moved to its edge.
  public init(x: Int, y: Int) {
    (self.x, self.y) = (min(max(x, 0), Self.steps), min(max(y, 0), Self.steps))
  }

  /// Creates a position from its parts of the board's width and height, from 0 to 1.
  init(across: Double, down: Double) {
    self.init(
      x: Int(clamping: (across * Double(Self.steps)).rounded()), y: Int(clamping: (down * Double(Self.steps)).rounded())
    )
  }

  /// The part of the board's width that lies to the left, from 0 to 1.
  var across: Double { Double(x) / Double(Self.steps) }
  /// The part of the board's height that lies above, from 0 to 1.
  var down: Double { Double(y) / Double(Self.steps) }

  func moved(by way: SquareWay) -> SquarePosition { SquarePosition(x: x + way.x, y: y + way.y) }
  func way(to other: SquarePosition) -> SquareWay { SquareWay(x: other.x - x, y: other.y - y) }
}

/// How far a square goes, in steps of ``SquarePosition``.
struct SquareWay: Hashable, Sendable {
  var x: Int
  var y: Int
}
