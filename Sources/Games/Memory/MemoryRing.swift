/// The time bonus of a card: a ring that runs down while the card is face up, in milliseconds of the time played.
///
/// Over the whole game a card has six seconds. Each whole second that is left when it finds its pair is worth a point.
public struct MemoryRing: Equatable, Sendable {
  /// How long the ring of a card lasts, in milliseconds.
  public static let duration = 6000

  private var used = 0
  private var start: Int?

  /// How much of the ring is left at a time, in milliseconds.
  public func left(at time: Int) -> Int {
    max(0, Self.duration - used - (start.map { time - $0 } ?? 0))
  }

  /// The points that it is worth at a time.
  func points(at time: Int) -> Int { left(at: time) / 1000 }

  mutating func turnedUp(at time: Int) { start = time }

  mutating func turnedDown(at time: Int) {
    (used, start) = (Self.duration - left(at: time), nil)
  }
}
