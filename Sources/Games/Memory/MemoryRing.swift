/// The time bonus of a card: six seconds a game, which run while it is face up; each full second left is worth a point.
package struct MemoryRing: Equatable, Sendable {
  /// The duration of a ring, in milliseconds.
  package static let duration = 6000

  private var used = 0
  private var start: Int?

  package func left(at time: Int) -> Int {
    max(0, Self.duration - used - (start.map { time - $0 } ?? 0))
  }

  func points(at time: Int) -> Int { left(at: time) / 1000 }

  mutating func turnedUp(at time: Int) { start = time }

  mutating func turnedDown(at time: Int) {
    (used, start) = (Self.duration - left(at: time), nil)
  }
}
