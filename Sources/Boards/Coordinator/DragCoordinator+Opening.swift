import CGtk
import DragAndDrop
import Widgets

// Places that open while something hovers over them.

extension DragCoordinator {
  /// In seconds.
  private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Sees whether something came over another place, which is perhaps to open after a while.
  func followHovering(_ activeDrags: [ActiveDrag]) {
    let isChanged = hovering.update(to: activeDrags, at: now) { delegate?.springLoadAction(of: $0, for: $1) != nil }
    if isChanged { scheduleOpening() }
  }

  private func scheduleOpening() {
    opening = hovering.nextTime.map { time in
      .after(max(0, time - now)) { [weak self] in self?.openWhatIsDue() }
    }
  }

  private func openWhatIsDue() {
    for hover in hovering.due(at: now) { delegate?.springLoadAction(of: hover.place, for: hover.item)?() }
    scheduleOpening()
  }

  /// What Return, a click or the action `click` opens with an item in the air: what would not take it.
  func openingAtOnce(of place: Model.Place, for drag: ActiveDrag) -> (() -> Void)? {
    guard let open = delegate?.springLoadAction(of: place, for: drag.item),
      drag.moved(over: place, by: model.rules).verdict != .accepted
    else { return nil }
    return open
  }
}
