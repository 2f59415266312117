/// The maximum side of squares in proportion to the board, so that arranged squares overlap on no board.
///
/// The positions of squares are proportions too, so that they come closer in one direction on a board of another shape.
package struct SquareLimit: Hashable, Codable, Sendable {
  /// The parts of the board's width and height, from 1 to ``SquarePosition/steps``.
  private let x: Int
  private let y: Int

  /// Creates the limit for squares that could have a side of `side` device-independent pixels on a board.
  init(side: Double, on board: MoveMeGeometry) {
    func part(_ length: Double) -> Int {
      min(Int(clamping: (side / length * Double(SquarePosition.steps)).rounded(.up)), SquarePosition.steps)
    }
    (x, y) = (part(board.width), part(board.height))
  }

  private init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  func combined(with other: SquareLimit?) -> SquareLimit {
    other.map { SquareLimit(x: min(x, $0.x), y: min(y, $0.y)) } ?? self
  }

  var across: Double { Double(x) / Double(SquarePosition.steps) }
  var down: Double { Double(y) / Double(SquarePosition.steps) }
  var isValid: Bool { [x, y].allSatisfy((1...SquarePosition.steps).contains) }
}
