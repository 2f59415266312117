/// The changes in a game, for views to animate.
///
/// A view remembers the serial number up to which it has read. A view that falls behind shows the current state and
/// misses only animations.
package struct EventLog<Change: Equatable & Sendable>: Equatable, Sendable {
  static var limit: Int { 64 }

  /// The number of changes so far.
  package private(set) var serial = 0
  private var latest: [Change] = []

  /// Appends changes, the oldest first.
  package mutating func append(_ changes: [Change]) {
    serial += changes.count
    latest = (latest + changes).suffix(Self.limit)
  }

  /// Returns the changes after a serial number that are still kept, the oldest first.
  package func changes(since serial: Int) -> [Change] {
    latest.suffix(max(0, self.serial - serial))
  }
}
