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

  /// Creates a collision with a scoring function.
  public init(keepsPlace: Bool = false, isExclusive: Bool = false, _ evaluate: @escaping Score) {
    (self.keepsPlace, self.isExclusive, self.evaluate) = (keepsPlace, isExclusive, evaluate)
  }

  /// Matches places that any part of the item is over, the most covered one first.
  public static let intersection = Collision { place, item, _ in
    let area = place.overlap(with: item)
    return area > 0 ? area : nil
  }

  /// Matches places that contain the point by which the item is held.
  public static let pointer = Collision(keepsPlace: true) { place, _, point in place.contains(point) ? 0 : nil }

  /// Matches only the place whose center is closest to the item's, at any distance.
  public static let closestCenter = closestCenter(within: .infinity)

  /// Matches only the place whose center is closest to the item's, within a distance in device-independent pixels.
  public static func closestCenter(within distance: Double) -> Collision {
    Collision(isExclusive: true) { place, item, _ in
      let actual = place.center.distance(to: item.center)
      return actual <= distance ? -actual : nil
    }
  }

  /// Matches only the place whose corners are closest in total, which tell a large place from a small one inside it.
  public static let closestCorners = Collision(isExclusive: true) { place, item, _ in
    -zip(place.corners, item.corners).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Returns whether an item with a frame, held at a point, is over a place; all in the board's coordinates.
  public func isOver(_ place: Rect, item: Rect, at point: Point) -> Bool { evaluate(place, item, point) != nil }

  /// Returns the indices of the places that the item is over, best match first; ties keep their order.
  ///
  /// Points and frames are in the board's coordinates. `frame` returns nil for a place of unknown frame.
  public func candidates(among count: Int, item: Rect, at point: Point, frame: (Int) -> Rect?) -> [Int] {
    var found: [(place: Int, score: Double)] = []
    for place in 0..<count {
      guard let score = frame(place).flatMap({ evaluate($0, item, point) }) else { continue }
      found.append((place, score))
    }
    guard found.count > 1 else { return found.map(\.place) }
    found.sort { a, b in a.score == b.score ? a.place < b.place : a.score > b.score }
    return found.prefix(isExclusive ? 1 : found.count).map(\.place)
  }
}
