import DragAndDrop
import Widgets

final class InspectorPanel {
  private enum Field: CaseIterable {
    case phase, item, companions, input, grabPoint, point, place, verdict, places, framesPerSecond, events
  }

  let widget: Widget
  private let strings: BoardStrings
  private let lines: [Field: InspectorLine]
  private var log: DragEventLog
  private var latest: DragInspection?
  private var refreshing: Scheduled?

  /// The time for which values that change with every drag event stay readable, in seconds.
  private static let readingTime = 0.2

  init(strings: BoardStrings) {
    self.strings = strings
    log = DragEventLog(strings: strings)
    let lines = Field.allCases.map { field in
      (field, InspectorLine(Self.title(of: field, strings), valueCount: field == .events ? DragEventLog.limit : 1))
    }
    self.lines = Dictionary(uniqueKeysWithValues: lines)
    let column = Box(.vertical, spacing: 4, lines.map { $0.1.widget })
    column.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    let scroll = ScrollView(column)
    scroll.expand()
    let group = Group(scroll)
    group.accessibleLabel = strings("Drag inspector")
    group.addStyle("inspector")
    widget = group
    self.lines[.events]?.show([])
    show(framesPerSecond: 0)
  }

  private static func title(of field: Field, _ strings: BoardStrings) -> String {
    switch field {
    case .phase: strings("Phase")
    case .item: strings("Item")
    case .companions: strings("Companions")
    case .input: strings("Input")
    case .grabPoint: strings("Grab point")
    case .point: strings("Point")
    case .place: strings("Place beneath")
    case .verdict: strings("Verdict")
    case .places: strings("Places")
    case .framesPerSecond: strings("Frames per second")
    case .events: strings("Last events")
    }
  }

  /// Shows an inspection; returns whether there was an event.
  func update(_ inspection: DragInspection) -> Bool {
    let isEvent = log.add(inspection) || latest == nil
    latest = inspection
    if isEvent {
      showLatest(isEvent: true)
      lines[.events]?.show(log.lines)
    } else if refreshing == nil {
      refreshing = .after(Self.readingTime) { [weak self] in self?.showLatest(isEvent: false) }
    }
    return isEvent
  }

  private func showLatest(isEvent: Bool) {
    refreshing = nil
    guard let latest else { return }
    let drag = latest.activeDrags.last
    let companions = drag?.companions.joined(separator: ", ") ?? ""
    let texts: [Field: String] = [
      .phase: phase(of: latest), .item: drag?.item ?? "–", .companions: companions.isEmpty ? "–" : companions,
      .input: drag?.input ?? "–", .grabPoint: drag?.grabPoint ?? "–", .point: drag?.point ?? "–",
      .place: drag.map { $0.place ?? "nil" } ?? "–", .verdict: drag?.verdict ?? "–",
    ]
    for (field, text) in texts { lines[field]?.show([text], announces: isEvent) }
  }

  func show(placeCount: Int) { lines[.places]?.show(["\(placeCount)"]) }

  func show(framesPerSecond: Int) { lines[.framesPerSecond]?.show(["\(framesPerSecond)"]) }

  private func phase(of inspection: DragInspection) -> String {
    guard let drag = inspection.activeDrags.last else { return strings("at rest") }
    let phase = drag.isHeld ? strings("held") : strings("not held")
    guard inspection.activeDrags.count > 1 else { return phase }
    return strings("{phase}, one of {count} drags", ["phase": phase, "count": "\(inspection.activeDrags.count)"])
  }
}
