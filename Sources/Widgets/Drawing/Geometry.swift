import CGtk

/// A point in device-independent pixels.
nonisolated public struct Point: Equatable, Sendable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// The point at (`x`, `y`).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The sum by coordinates.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// The difference by coordinates.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  /// Both coordinates multiplied by a factor.
  public static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  /// The straight distance to another point.
  public func distance(to other: Point) -> Double {
    let d = other - self
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}

/// A width and a height in device-independent pixels.
nonisolated public struct Size: Equatable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The size `width` × `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in device-independent pixels.
nonisolated public struct Rect: Equatable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// The rectangle of `size` at `origin`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle with its top left corner at (`x`, `y`).
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

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
  /// The middle.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// Whether `point` lies inside; the right and bottom edges do not count.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The area that two rectangles share, in square pixels; 0 where they only touch.
  public func overlap(with other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// The rectangle with each edge moved inwards by `distance`; outwards where it is negative.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: size.width - 2 * distance, height: size.height - 2 * distance)
  }
}

nonisolated extension Rect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
  }
}
