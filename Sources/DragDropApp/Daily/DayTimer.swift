import Games
import Widgets

/// Checks the date at every full minute: a timer until midnight would miss a suspended system and changes of the clock.
final class DayTimer {
  private let day: CurrentDay
  private var next: Scheduled?

  init(_ day: CurrentDay) {
    self.day = day
    schedule()
  }

  private func schedule() {
    next = .after(Double(CivilDate.secondsToNextMinute)) { [weak self] in
      self?.day.update()
      self?.schedule()
    }
  }
}
