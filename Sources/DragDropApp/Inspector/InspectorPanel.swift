import Games
import Widgets

/// What the inspector says about a drag session, line by line.
final class InspectorPanel {
  let widget: Widget
  private let phase = InspectorLine(tr("Phase"), .session)
  private let item = InspectorLine(tr("Item"), .carry)
  private let input = InspectorLine(tr("Input"), .input)
  private let grab = InspectorLine(tr("Grab point"), .point)
  private let point = InspectorLine(tr("Point"), .point)
  private let place = InspectorLine(tr("Place beneath"), .rules)
  private let verdict = InspectorLine(tr("Verdict"), .verdict)
  private let places = InspectorLine(tr("Places"), .coordinator)
  private let frames = InspectorLine(tr("Frames per second"), .board)
  private let events = InspectorLine(tr("Last events"), .outcome, count: DragEventLog.limit)
  private var log = DragEventLog()
  private var latest: DragInspection?
  private var refreshing: Scheduled?

  /// How long a number stands that changes with every step of a drag, in seconds: nobody reads faster.
  private static let readingTime = 0.2

  init() {
    let lines = [phase, item, input, grab, point, place, verdict, places, frames, events]
    let column = Box(.vertical, spacing: 4, lines.map(\.widget))
    column.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    let scroll = ScrollView(column)
    scroll.expand()
    let group = Group(scroll)
    group.accessibleLabel = tr("Drag inspector")
    group.addStyle("inspector")
    widget = group
    events.show([], isTold: true)
    show(framesPerSecond: 0)
  }

  /// Shows the session as it stands; true if something was picked up or let go, or came over another place.
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
    let carry = latest.carries.last
    phase.show([phaseText(latest)], isTold: isTold)
    item.show([carry?.item ?? "–"], isTold: isTold)
    input.show([carry?.input ?? "–"], isTold: isTold)
    grab.show([carry?.grabPoint ?? "–"], isTold: isTold)
    point.show([carry?.point ?? "–"], isTold: isTold)
    place.show([carry.map { $0.place ?? "nil" } ?? "–"], isTold: isTold)
    verdict.show([carry?.verdict ?? "none"], isTold: isTold)
  }

  func show(placeCount: Int) { places.show(["\(placeCount)"], isTold: true) }

  func show(framesPerSecond: Int) { frames.show(["\(framesPerSecond)"], isTold: true) }

  private func phaseText(_ inspection: DragInspection) -> String {
    guard let carry = inspection.carries.last else { return tr("at rest") }
    let phase = carry.isHeld ? tr("held") : tr("carried without being held")
    guard inspection.carries.count > 1 else { return phase }
    return tr("{phase}, one of {count} in the air")
      .filling(["phase": phase, "count": "\(inspection.carries.count)"])
  }
}
