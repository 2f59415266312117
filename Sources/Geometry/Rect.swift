/// A rectangle in device-independent pixels.
public struct Rect: Hashable, Codable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The size.
  public var size: Size

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle with its top left corner at (`x`, `y`).
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle from its center and its size.
  public init(center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Creates the smallest rectangle that contains two opposite corners.
  public init(from corner: Point, to opposite: Point) {
    self.init(
      x: min(corner.x, opposite.x), y: min(corner.y, opposite.y), width: abs(opposite.x - corner.x),
      height: abs(opposite.y - corner.y))
  }

  /// Creates a square around a center.
  public init(center: Point, side: Double) { self.init(center: center, size: Size(width: side, height: side)) }

  /// An empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The center.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// The corners, clockwise from the top left one.
  public var corners: [Point] {
    [origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  /// Returns the point at fractions of the width and height, which are from 0 to 1 inside the rectangle.
  public func point(_ x: Double, _ y: Double) -> Point { Point(x: minX + x * size.width, y: minY + y * size.height) }

  /// The rectangle with its origin and size rounded to whole pixels, against blur; equal sizes stay equal.
  public var wholePixels: Rect {
    Rect(
      x: minX.rounded(), y: minY.rounded(), width: size.width.rounded(), height: size.height.rounded())
  }

  /// Returns whether `point` is inside; the right and bottom edges are outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the area of the intersection, in square pixels; 0 if the rectangles only touch.
  public func overlap(with other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// Returns the intersection with another rectangle, which must overlap.
  package func intersection(_ other: Rect) -> Rect {
    Rect(
      from: Point(x: max(minX, other.minX), y: max(minY, other.minY)),
      to: Point(x: min(maxX, other.maxX), y: min(maxY, other.maxY)))
  }

  /// Returns the rectangle with each edge moved inward by a distance in pixels, or outward if it is negative.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: size.width - 2 * distance, height: size.height - 2 * distance)
  }

  /// Returns the rectangle moved the shortest way into `bounds`; one that does not fit starts at their top left corner.
  public func moved(into bounds: Rect) -> Rect {
    func fit(_ value: Double, _ length: Double, _ start: Double, _ end: Double) -> Double {
      max(min(value, end - length), start)
    }
    return Rect(
      origin: Point(
        x: fit(minX, size.width, bounds.minX, bounds.maxX), y: fit(minY, size.height, bounds.minY, bounds.maxY)),
      size: size)
  }

  /// Returns `count` columns, from the left, as equal as whole pixels allow; none for a count below 1.
  public func columns(_ count: Int) -> [Rect] {
    Rect.cut(size.width, into: count).map { start, length in
      Rect(x: minX + start, y: minY, width: length, height: size.height)
    }
  }

  /// Returns `count` rows, from the top, as equal as whole pixels allow; none for a count below 1.
  public func rows(_ count: Int) -> [Rect] {
    Rect.cut(size.height, into: count).map { start, length in
      Rect(x: minX, y: minY + start, width: size.width, height: length)
    }
  }

  private static func cut(_ length: Double, into count: Int) -> [(start: Double, length: Double)] {
    func edge(_ index: Int) -> Double {
      index == count ? length : (length * Double(index) / Double(count)).rounded()
    }
    return (0..<max(0, count)).map { (edge($0), edge($0 + 1) - edge($0)) }
  }
}
