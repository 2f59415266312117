/// What the rules say has happened, for views to animate.
///
/// A view remembers the serial number up to which it has read, and is told what came after it. A view that comes late or
/// falls behind shows the state as it is and misses no more than an animation.
public struct EventLog<Change: Equatable & Sendable>: Equatable, Sendable {
  /// How many changes are kept.
  static var limit: Int { 64 }

  /// The number of changes so far.
  public private(set) var serial = 0
  private var latest: [Change] = []

  /// Adds changes, the oldest first.
  public mutating func append(_ changes: [Change]) {
    serial += changes.count
    latest = (latest + changes).suffix(Self.limit)
  }

  /// The changes after the serial number, the oldest first, as far as they are kept.
  public func changes(since serial: Int) -> [Change] {
    latest.suffix(max(0, self.serial - serial))
  }
}
