import Games
import Widgets

/// Looks at every full minute whether it is another day, as long as this object lives.
///
/// A timer that runs until midnight would not notice that the system was suspended, that its clock was set or that its time
/// zone was changed. One that runs for a minute at most needs to know of none of these.
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
