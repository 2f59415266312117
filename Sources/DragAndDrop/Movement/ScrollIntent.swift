import Geometry

/// The directions in which a held item has moved since it was picked up, so that it scrolls only towards these.
///
/// An item that is picked up near an edge does not scroll until it moves towards the edge.
package struct ScrollIntent: Sendable {
  /// The smallest movement that counts, in device-independent pixels; less can be a tremor.
  private static let threshold = 4.0

  private var lowest: Point
  private var highest: Point
  private var moved: (left: Bool, right: Bool, up: Bool, down: Bool) = (false, false, false, false)

  package init(at point: Point) { (lowest, highest) = (point, point) }

  package mutating func update(to point: Point) {
    lowest = Point(x: min(lowest.x, point.x), y: min(lowest.y, point.y))
    highest = Point(x: max(highest.x, point.x), y: max(highest.y, point.y))
    moved.left = moved.left || highest.x - point.x >= Self.threshold
    moved.right = moved.right || point.x - lowest.x >= Self.threshold
    moved.up = moved.up || highest.y - point.y >= Self.threshold
    moved.down = moved.down || point.y - lowest.y >= Self.threshold
  }

  /// Returns a velocity without the directions in which the item has not moved.
  func allowed(_ velocity: Point) -> Point {
    Point(
      x: velocity.x < 0 && !moved.left || velocity.x > 0 && !moved.right ? 0 : velocity.x,
      y: velocity.y < 0 && !moved.up || velocity.y > 0 && !moved.down ? 0 : velocity.y)
  }
}

package struct ScrollIntents<ID: Hashable> {
  private var intents: [ID: ScrollIntent] = [:]

  package init() {}

  package subscript(id: ID) -> ScrollIntent? { intents[id] }

  /// Moves the held items to their points, and forgets all others.
  package mutating func update(to points: [(id: ID, point: Point)]) {
    var updated: [ID: ScrollIntent] = [:]
    for (id, point) in points {
      var intent = intents[id] ?? ScrollIntent(at: point)
      intent.update(to: point)
      updated[id] = intent
    }
    intents = updated
  }
}
