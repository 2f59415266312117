import Widgets

final class InspectorPanel {
  let widget: Widget
  private let words: BoardStrings
  private let phase: InspectorLine
  private let item: InspectorLine
  private let companions: InspectorLine
  private let input: InspectorLine
  private let grab: InspectorLine
  private let point: InspectorLine
  private let place: InspectorLine
  private let verdict: InspectorLine
  private let places: InspectorLine
  private let frames: InspectorLine
  private let events: InspectorLine
  private var log: DragEventLog
  private var latest: DragInspection?
  private var refreshing: Scheduled?

  /// The time for which values that change with every drag event stay readable, in seconds.
  private static let readingTime = 0.2

  init(words: BoardStrings, sources: String?) {
    func line(_ title: String, _ type: InspectedType, count: Int = 1) -> InspectorLine {
      InspectorLine(title, type, count: count, words: words, sources: sources)
    }
    self.words = words
    log = DragEventLog(words: words)
    phase = line(words("Phase"), .session)
    item = line(words("Item"), .drag)
    companions = line(words("Companions"), .drag)
    input = line(words("Input"), .input)
    grab = line(words("Grab point"), .point)
    point = line(words("Point"), .point)
    place = line(words("Place beneath"), .rules)
    verdict = line(words("Verdict"), .verdict)
    places = line(words("Places"), .coordinator)
    frames = line(words("Frames per second"), .board)
    events = line(words("Last events"), .outcome, count: DragEventLog.limit)
    let lines = [phase, item, companions, input, grab, point, place, verdict, places, frames, events]
    let column = Box(.vertical, spacing: 4, lines.map(\.widget))
    column.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    let scroll = ScrollView(column)
    scroll.expand()
    let group = Group(scroll)
    group.accessibleLabel = words("Drag inspector")
    group.addStyle("inspector")
    widget = group
    events.show([], isTold: true)
    show(framesPerSecond: 0)
  }

  /// Shows an inspection; returns true if there was an event.
  func show(_ inspection: DragInspection) -> Bool {
    let isEvent = log.add(inspection) || latest == nil
    latest = inspection
    if isEvent {
      showLatest(isTold: true)
      events.show(log.lines, isTold: true)
    } else if refreshing == nil {
      refreshing = .after(Self.readingTime) { [weak self] in self?.showLatest(isTold: false) }
    }
    return isEvent
  }

  private func showLatest(isTold: Bool) {
    refreshing = nil
    guard let latest else { return }
    let drag = latest.activeDrags.last
    phase.show([phaseText(latest)], isTold: isTold)
    item.show([drag?.item ?? "–"], isTold: isTold)
    let others = drag?.companions ?? []
    companions.show([others.isEmpty ? "–" : others.joined(separator: ", ")], isTold: isTold)
    input.show([drag?.input ?? "–"], isTold: isTold)
    grab.show([drag?.grabPoint ?? "–"], isTold: isTold)
    point.show([drag?.point ?? "–"], isTold: isTold)
    place.show([drag.map { $0.place ?? "nil" } ?? "–"], isTold: isTold)
    verdict.show([drag?.verdict ?? "none"], isTold: isTold)
  }

  func show(placeCount: Int) { places.show(["\(placeCount)"], isTold: true) }

  func show(framesPerSecond: Int) { frames.show(["\(framesPerSecond)"], isTold: true) }

  private func phaseText(_ inspection: DragInspection) -> String {
    guard let drag = inspection.activeDrags.last else { return words("at rest") }
    let phase = drag.isHeld ? words("held") : words("carried without being held")
    guard inspection.activeDrags.count > 1 else { return phase }
    return words("{phase}, one of {count} in the air", ["phase": phase, "count": "\(inspection.activeDrags.count)"])
  }
}
