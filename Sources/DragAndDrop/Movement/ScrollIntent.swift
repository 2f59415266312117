import Geometry

/// The directions in which a held item has moved since it was picked up; the board scrolls only in these.
///
/// An item that is picked up near an edge does not scroll until it moves towards the edge.
package struct ScrollIntent: Sendable {
  /// The least movement that counts, in device-independent pixels of the window; less can be a tremor.
  package static let threshold = 4.0

  private var lowest: Point
  private var highest: Point
  private var moved: (left: Bool, right: Bool, up: Bool, down: Bool) = (false, false, false, false)

  package init(at point: Point) { (lowest, highest) = (point, point) }

  /// Moves the item to a point; a movement by `threshold`, in the unit of the point, counts.
  package mutating func update(to point: Point, threshold: Double = threshold) {
    lowest = Point(x: min(lowest.x, point.x), y: min(lowest.y, point.y))
    highest = Point(x: max(highest.x, point.x), y: max(highest.y, point.y))
    moved.left = moved.left || highest.x - point.x >= threshold
    moved.right = moved.right || point.x - lowest.x >= threshold
    moved.up = moved.up || highest.y - point.y >= threshold
    moved.down = moved.down || point.y - lowest.y >= threshold
  }

  /// Returns a velocity without the directions in which the item has not moved.
  func allowed(_ velocity: Point) -> Point {
    Point(
      x: (velocity.x < 0 ? moved.left : moved.right) ? velocity.x : 0,
      y: (velocity.y < 0 ? moved.up : moved.down) ? velocity.y : 0)
  }
}

package struct ScrollIntents<ID: Hashable> {
  private var intents: [ID: ScrollIntent] = [:]

  package init() {}

  package subscript(id: ID) -> ScrollIntent? { intents[id] }

  /// Moves the held items from where they were picked up to their points, and forgets all others.
  package mutating func update(
    to held: [(id: ID, start: Point, point: Point)], threshold: Double = ScrollIntent.threshold
  ) {
    var updated: [ID: ScrollIntent] = [:]
    for (id, start, point) in held {
      // The first event can be far from where the item was picked up.
      var intent = intents[id] ?? ScrollIntent(at: start)
      intent.update(to: point, threshold: threshold)
      updated[id] = intent
    }
    intents = updated
  }
}
