/// The last events of a drag session, told from one look at it to the next.
struct DragEventLog {
  static let limit = 10

  let words: BoardWords

  /// The events, the newest first.
  private(set) var lines: [String] = []
  private var last: DragInspection?

  init(words: BoardWords) { self.words = words }

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
    return others.map { words("{item}: let go", ["item": $0.item]) }
      + [words("{item}: {outcome}", ["item": end.item, "outcome": end.outcome])]
  }

  private func steps(
    of carry: DragInspection.Carry, from last: DragInspection, to now: DragInspection
  ) -> [String] {
    let hasEnded = now.endCount > last.endCount && now.lastEnd?.item == carry.item
    let before = hasEnded ? nil : last.carries.first { $0.item == carry.item }
    var events: [String] = []
    if carry.input != before?.input {
      let values = ["item": carry.item, "input": carry.input]
      events.append(
        before == nil ? words("{item}: picked up by {input}", values) : words("{item}: carried on by {input}", values))
    }
    if carry.landmark != before?.landmark {
      let values = ["item": carry.item, "place": carry.landmark ?? "", "verdict": carry.verdict]
      events.append(
        carry.landmark == nil
          ? words("{item}: over no place", values) : words("{item}: over {place}, {verdict}", values))
    }
    return events
  }
}
