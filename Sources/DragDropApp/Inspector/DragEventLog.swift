import Games

/// The last events of a drag session, told from one look at it to the next.
struct DragEventLog {
  static let limit = 10

  /// The events, the newest first.
  private(set) var lines: [String] = []
  private var last: DragInspection?

  /// Adds what has happened since the last look; false if nothing has that counts as an event.
  mutating func add(_ now: DragInspection) -> Bool {
    defer { last = now }
    guard let last else { return false }
    let events = endings(from: last, to: now) + now.carries.flatMap { steps(of: $0, from: last, to: now) }
    lines = Array((events.reversed() + lines).prefix(Self.limit))
    return !events.isEmpty
  }

  private func endings(from last: DragInspection, to now: DragInspection) -> [String] {
    guard now.endCount > last.endCount, let end = now.lastEnd else { return [] }
    // Several can end in one frame, of which the session remembers the last.
    let others = last.carries.filter { carry in
      carry.item != end.item && !now.carries.contains { $0.item == carry.item }
    }
    return others.map { tr("{item}: let go").filling(["item": $0.item]) }
      + [tr("{item}: {outcome}").filling(["item": end.item, "outcome": end.outcome])]
  }

  private func steps(
    of carry: DragInspection.Carry, from last: DragInspection, to now: DragInspection
  ) -> [String] {
    let hasEnded = now.endCount > last.endCount && now.lastEnd?.item == carry.item
    let before = hasEnded ? nil : last.carries.first { $0.item == carry.item }
    var events: [String] = []
    if carry.input != before?.input {
      let text = before == nil ? tr("{item}: picked up by {input}") : tr("{item}: carried on by {input}")
      events.append(text.filling(["item": carry.item, "input": carry.input]))
    }
    if carry.landmark != before?.landmark {
      let text = carry.landmark == nil ? tr("{item}: over no place") : tr("{item}: over {place}, {verdict}")
      events.append(text.filling(["item": carry.item, "place": carry.landmark ?? "", "verdict": carry.verdict]))
    }
    return events
  }
}
