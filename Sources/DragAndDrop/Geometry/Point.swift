/// A point, or a way, in device-independent pixels.
public struct Point: Hashable, Codable, Sendable {
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

  /// The straight distance to another point, in device-independent pixels.
  public func distance(to other: Point) -> Double {
    let d = other - self
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}
