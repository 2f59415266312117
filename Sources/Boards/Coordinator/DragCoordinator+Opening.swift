import CGtk
import DragAndDrop
import Widgets

// Spring-loading: places that open while an item is held over them.

extension DragCoordinator {
  private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

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

  /// Returns the action that opens a place at once for a sticky drag, if the place would not accept a drop.
  func openingAtOnce(of place: Model.Place, for drag: ActiveDrag) -> (() -> Void)? {
    guard let open = delegate?.springLoadAction(of: place, for: drag.item),
      drag.moved(over: place, by: model.rules).verdict != .accepted
    else { return nil }
    return open
  }
}
