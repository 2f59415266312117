/// The last events of a drag session, found by comparing successive inspections.
struct DragEventLog {
  static let limit = 10

  let words: BoardStrings

  private(set) var lines: [String] = []
  private var last: DragInspection?

  init(words: BoardStrings) { self.words = words }

  mutating func add(_ now: DragInspection) -> Bool {
    defer { last = now }
    guard let last else { return false }
    let events = endings(from: last, to: now) + now.activeDrags.flatMap { steps(of: $0, from: last, to: now) }
    lines = Array((events.reversed() + lines).prefix(Self.limit))
    return !events.isEmpty
  }

  private func endings(from last: DragInspection, to now: DragInspection) -> [String] {
    guard now.endCount > last.endCount, let end = now.lastEnd else { return [] }
    // Several drags can end in one frame, but the session records only the last end.
    let others = last.activeDrags.filter { drag in
      drag.item != end.item && !now.activeDrags.contains { $0.item == drag.item }
    }
    return others.map { words("{item}: let go", ["item": $0.item]) }
      + [words("{item}: {outcome}", ["item": end.item, "outcome": end.outcome])]
  }

  private func steps(
    of drag: DragInspection.ActiveDrag, from last: DragInspection, to now: DragInspection
  ) -> [String] {
    let hasEnded = now.endCount > last.endCount && now.lastEnd?.item == drag.item
    let before = hasEnded ? nil : last.activeDrags.first { $0.item == drag.item }
    var events: [String] = []
    if drag.input != before?.input {
      let values = ["item": drag.item, "input": drag.input]
      events.append(
        before == nil ? words("{item}: picked up by {input}", values) : words("{item}: carried on by {input}", values))
    }
    if drag.landmark != before?.landmark {
      let values = ["item": drag.item, "place": drag.landmark ?? "", "verdict": drag.verdict]
      events.append(
        drag.landmark == nil
          ? words("{item}: over no place", values) : words("{item}: over {place}, {verdict}", values))
    }
    return events
  }
}
