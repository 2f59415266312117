import Geometry

/// A collision detection algorithm: finds the places that a dragged item is over, the best match first.
public struct Collision: Sendable {
  /// Scores how well a frame, held at `point` or its center, matches a place, higher is better; nil if not over it.
  public typealias Score = @Sendable (_ place: Rect, _ item: Rect, _ point: Point) -> Double?

  /// Whether an accepted place is kept, without a search on each move; for places that do not overlap.
  public let keepsPlace: Bool
  /// Whether only the best match counts, even if it does not accept the item.
  public let isExclusive: Bool
  private let evaluate: Score
  private let shapeTest: ShapeTest

  /// Returns whether a place that is not a rectangle contains a point, in the board's coordinates.
  public typealias Shape = (Point) -> Bool

  private enum ShapeTest {
    /// The place counts if its shape contains the point.
    case point
    /// The score is that of the part of the item that is over the shape.
    case part
    /// Only the rectangle counts.
    case none
  }

  /// Creates a collision with a scoring function; `point` must also be in the shape of a place that has one.
  public init(keepsPlace: Bool = false, isExclusive: Bool = false, _ evaluate: @escaping Score) {
    self.init(keepsPlace, isExclusive, .point, evaluate)
  }

  private init(_ keepsPlace: Bool, _ isExclusive: Bool, _ shapeTest: ShapeTest, _ evaluate: @escaping Score) {
    (self.keepsPlace, self.isExclusive, self.shapeTest, self.evaluate) = (keepsPlace, isExclusive, shapeTest, evaluate)
  }

  /// Matches places that any part of the item is over, the most covered one first.
  public static let intersection = Collision(false, false, .part) { place, item, _ in
    let area = place.overlap(with: item)
    return area > 0 ? area : nil
  }

  /// Matches places that contain the point by which the item is held.
  public static let pointer = Collision(keepsPlace: true) { place, _, point in place.contains(point) ? 0 : nil }

  /// Matches only the place whose center is closest to the item's, at any distance.
  public static let closestCenter = closestCenter(within: .infinity)

  /// Matches only the place whose center is closest to the item's, within a distance in device-independent pixels.
  public static func closestCenter(within distance: Double) -> Collision {
    Collision(false, true, .none) { place, item, _ in
      let actual = place.center.distance(to: item.center)
      return actual <= distance ? -actual : nil
    }
  }

  /// Matches only the place whose corners are closest in total, which tell a large place from a small one inside it.
  public static let closestCorners = Collision(false, true, .none) { place, item, _ in
    -zip(place.corners, item.corners).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Returns whether an item with a frame, held at a point, is over a place; all in the board's coordinates.
  public func isOver(_ place: Rect, item: Rect, at point: Point, shape: Shape? = nil) -> Bool {
    score(place, item, point, shape) != nil
  }

  private func score(_ place: Rect, _ item: Rect, _ point: Point, _ shape: Shape?) -> Double? {
    guard let score = evaluate(place, item, point) else { return nil }
    guard let shape else { return score }
    switch shapeTest {
    case .none: return score
    case .point: return shape(point) ? score : nil
    case .part:
      let share = place.share(of: item, in: shape)
      return share > 0 ? score * share : nil
    }
  }

  /// Returns the indices of the places that the item is over, best match first; ties keep their order.
  ///
  /// Points and frames are in the board's coordinates. `frame` returns nil for a place of unknown frame, and `shape`
  /// the shape of a place that is not a rectangle.
  public func candidates(
    among count: Int, item: Rect, at point: Point, shape: (Int) -> Shape? = { _ in nil }, frame: (Int) -> Rect?
  ) -> [Int] {
    var found: [(place: Int, score: Double)] = []
    for place in 0..<count {
      guard let score = frame(place).flatMap({ score($0, item, point, shape(place)) }) else { continue }
      found.append((place, score))
    }
    guard found.count > 1 else { return found.map(\.place) }
    found.sort { a, b in a.score == b.score ? a.place < b.place : a.score > b.score }
    return found.prefix(isExclusive ? 1 : found.count).map(\.place)
  }
}

extension Rect {
  /// Returns the share of the intersection with an overlapping `item` that a shape contains, from 0 to 1.
  ///
  /// The share is that of the points of a grid.
  fileprivate func share(of item: Rect, in shape: Collision.Shape) -> Double {
    let (left, right) = (max(minX, item.minX), min(maxX, item.maxX))
    let (top, bottom) = (max(minY, item.minY), min(maxY, item.maxY))
    let steps = 8
    let common = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let points = (0..<steps * steps).map { index in
      common.point((Double(index % steps) + 0.5) / Double(steps), (Double(index / steps) + 0.5) / Double(steps))
    }
    return Double(points.count(where: shape)) / Double(steps * steps)
  }
}
