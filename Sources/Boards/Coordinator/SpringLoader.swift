import CGtk
import DragAndDrop
import Widgets

final class SpringLoader<Model: DragModel> {
  private unowned let coordinator: DragCoordinator<Model>
  private var springLoading = SpringLoading<Model.Rules>()
  private var opening: Scheduled?

  init(_ coordinator: DragCoordinator<Model>) { self.coordinator = coordinator }

  private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  func update(to activeDrags: [DragCoordinator<Model>.ActiveDrag]) {
    springLoading.delay = coordinator.options.springLoadDelay
    let isChanged = springLoading.update(to: activeDrags, at: now) {
      coordinator.springLoadAction(of: $0, for: $1) != nil
    }
    if isChanged { schedule() }
  }

  private func schedule() {
    opening = springLoading.nextTime.map { time in
      .after(max(0, time - now)) { [weak self] in self?.openDue() }
    }
  }

  private func openDue() {
    for hover in springLoading.due(at: now) { coordinator.springLoadAction(of: hover.place, for: hover.item)?() }
    schedule()
  }
}
