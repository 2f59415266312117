/// The center of a square in steps of the board's size, so that it fits any board, and is stored and compared exactly.
package struct SquarePosition: Hashable, Sendable {
  /// The number of steps in each direction; even on the largest monitor, a step is less than a pixel.
  package static let steps = 65_535

  package let x: Int
  package let y: Int

  /// Creates a position from its distances to the left and top edges, limited to the board.
  package init(x: Int, y: Int) {
    (self.x, self.y) = (min(max(x, 0), Self.steps), min(max(y, 0), Self.steps))
  }

  init(across: Double, down: Double) {
    self.init(
      x: Int(clamping: (across * Double(Self.steps)).rounded()), y: Int(clamping: (down * Double(Self.steps)).rounded())
    )
  }

  /// The fractions of the board's width and height, from 0 to 1.
  var across: Double { Double(x) / Double(Self.steps) }
  var down: Double { Double(y) / Double(Self.steps) }

  func moved(by offset: SquareOffset) -> SquarePosition { SquarePosition(x: x + offset.x, y: y + offset.y) }
  func offset(to other: SquarePosition) -> SquareOffset { SquareOffset(x: other.x - x, y: other.y - y) }
}

/// A displacement of a square, in steps of ``SquarePosition``.
struct SquareOffset: Hashable, Sendable {
  var x: Int
  var y: Int
}
