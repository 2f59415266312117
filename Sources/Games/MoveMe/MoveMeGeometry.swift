import Geometry

/// The size of a board and its squares, in device-independent pixels; squares beyond the edge are shown at the edge.
package struct MoveMeGeometry: Equatable, Sendable {
  /// The board in a phone-sized window.
  package static let phone = MoveMeGeometry(width: 390, height: 560, side: 100)

  package let width: Double
  package let height: Double
  package let side: Double

  /// Creates a geometry; lengths that are infinite or NaN count as 0, and those that no widget can have are limited.
  package init(width: Double, height: Double, side: Double) {
    func length(_ length: Double, atLeast least: Double) -> Double {
      length.isFinite ? min(max(length, least), 16_777_216) : least
    }
    let side = length(side, atLeast: 1)
    self.side = side
    (self.width, self.height) = (length(width, atLeast: side), length(height, atLeast: side))
  }

  /// The smallest side of squares that do not fit, in device-independent pixels: the size that a finger needs.
  package static let smallestSide = 44.0

  /// Returns the geometry with squares so small, down to ``smallestSide``, that `count` cover at most twice the board.
  package func fitting(_ count: Int) -> MoveMeGeometry {
    let fitting = (2 * width * height / Double(count)).squareRoot()
    return MoveMeGeometry(width: width, height: height, side: min(side, max(fitting, Self.smallestSide)))
  }

  package func limited(to limit: SquareLimit?) -> MoveMeGeometry {
    guard let limit else { return self }
    return MoveMeGeometry(width: width, height: height, side: min(side, limit.across * width, limit.down * height))
  }

  package func center(of position: SquarePosition) -> Point {
    limited(Point(x: position.across * width, y: position.down * height))
  }

  package func position(of center: Point) -> SquarePosition {
    let center = limited(center)
    return SquarePosition(across: center.x / width, down: center.y / height)
  }

  private func limited(_ center: Point) -> Point {
    Point(x: min(max(center.x, side / 2), width - side / 2), y: min(max(center.y, side / 2), height - side / 2))
  }

  var first: SquarePosition { position(of: .zero) }
  var last: SquarePosition { position(of: Point(x: width, y: height)) }

  func shown(_ position: SquarePosition) -> SquarePosition { self.position(of: center(of: position)) }

  /// Converts a length on the board ``phone`` to this board.
  func scaled(_ length: Double) -> Double { length * side / Self.phone.side }

  /// The grid spacing in device-independent pixels; one grid point is the center of the board.
  package var gridStep: Double { side / 2 }

  func snapped(_ point: Point) -> Point {
    func snap(_ value: Double, about middle: Double) -> Double {
      middle + ((value - middle) / gridStep).rounded() * gridStep
    }
    return Point(x: snap(point.x, about: width / 2), y: snap(point.y, about: height / 2))
  }
}
