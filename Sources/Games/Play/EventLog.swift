/// The changes in a game, for views to animate; a view remembers the serial number up to which it has read.
///
/// A view that falls behind shows the current state and misses only animations.
package struct EventLog<Change: Equatable & Sendable>: Equatable, Sendable {
  static var limit: Int { 64 }

  package private(set) var serial = 0
  private var latest: [Change] = []

  package mutating func append(_ changes: [Change]) {
    serial += changes.count
    latest = (latest + changes).suffix(Self.limit)
  }

  package func changes(since serial: Int) -> [Change] {
    latest.suffix(max(0, self.serial - serial))
  }
}
