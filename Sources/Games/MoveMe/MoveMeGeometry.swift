public import DragAndDrop

/// The size of a board and of its squares, as whoever draws them has it.
///
/// Where a position would have a square stick out over the edge, the square is shown at the edge.
public struct MoveMeGeometry: Equatable, Sendable {
  /// The board in a phone-sized window.
  public static let phone = MoveMeGeometry(width: 390, height: 560, side: 100)

  /// The width of the board in device-independent pixels.
  public let width: Double
  /// The height of the board in device-independent pixels.
  public let height: Double
  /// The side of a square in device-independent pixels.
  public let side: Double

  /// Creates a geometry; a board is at least as large as a square.
  ///
  /// A length that is infinite or NaN counts as 0, and none is greater than what a widget can have.
  public init(width: Double, height: Double, side: Double) {
    func length(_ length: Double, atLeast least: Double) -> Double {
      length.isFinite ? min(max(length, least), 16_777_216) : least
    }
    let side = length(side, atLeast: 1)
    self.side = side
    (self.width, self.height) = (length(width, atLeast: side), length(height, atLeast: side))
  }

  /// The middle of a square at the position, so that all of the square is on the board.
  public func center(of position: SquarePosition) -> Point {
    Point(
      x: min(max(position.across * width, side / 2), width - side / 2),
      y: min(max(position.down * height, side / 2), height - side / 2))
  }

  /// The position of a square with its middle at the point, or as near as it can be inside the board.
  public func position(of center: Point) -> SquarePosition {
    let (x, y) = (min(max(center.x, side / 2), width - side / 2), min(max(center.y, side / 2), height - side / 2))
    return SquarePosition(across: x / width, down: y / height)
  }

  /// The position of a square in the top left corner.
  var first: SquarePosition { position(of: Point(x: 0, y: 0)) }
  /// The position of a square in the bottom right corner.
  var last: SquarePosition { position(of: Point(x: width, y: height)) }

  /// The position at which a square is shown.
  func shown(_ position: SquarePosition) -> SquarePosition { self.position(of: center(of: position)) }

  /// A length of a phone-sized window in pixels of this board.
  func scaled(_ length: Double) -> Double { length * side / Self.phone.side }

  // MARK: The grid

  /// The distance between two points of the grid in device-independent pixels; one lies in the middle of the board.
  public var gridStep: Double { side / 2 }

  /// The point of the grid that is nearest to a point.
  func snapped(_ point: Point) -> Point {
    func snap(_ value: Double, about middle: Double) -> Double {
      middle + ((value - middle) / gridStep).rounded() * gridStep
    }
    return Point(x: snap(point.x, about: width / 2), y: snap(point.y, about: height / 2))
  }
}
