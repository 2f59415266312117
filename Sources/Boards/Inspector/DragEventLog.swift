import DragAndDrop

/// The last events of a drag session, found by comparing successive inspections.
struct DragEventLog {
  static let limit = 10

  let strings: BoardStrings

  private(set) var lines: [String] = []
  private var last: DragInspection?

  init(strings: BoardStrings) { self.strings = strings }

  mutating func add(_ now: DragInspection) -> Bool {
    defer { last = now }
    guard let last else { return false }
    let events = ends(from: last, to: now) + now.activeDrags.flatMap { steps(of: $0, from: last, to: now) }
    lines = Array((events.reversed() + lines).prefix(Self.limit))
    return !events.isEmpty
  }

  private func ends(from last: DragInspection, to now: DragInspection) -> [String] {
    guard now.endCount > last.endCount, let end = now.lastEnd else { return [] }
    // Several drags can end in one frame, but an inspection contains only the last end.
    let others = last.activeDrags.filter { drag in
      drag.item != end.item && !now.activeDrags.contains { $0.item == drag.item }
    }
    return others.map { strings("{item}: ended", ["item": $0.item]) }
      + [strings("{item}: {outcome}", ["item": end.item, "outcome": end.outcome])]
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
        before == nil
          ? strings("{item}: picked up by {input}", values) : strings("{item}: continued by {input}", values))
    }
    if drag.announcedPlace != before?.announcedPlace {
      let values = ["item": drag.item, "place": drag.announcedPlace ?? "", "verdict": drag.verdict]
      events.append(
        drag.announcedPlace == nil
          ? strings("{item}: over no place", values) : strings("{item}: over {place}, {verdict}", values))
    }
    return events
  }
}
