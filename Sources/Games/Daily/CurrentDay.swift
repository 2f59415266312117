import Observation

/// The current local date, for views to observe.
///
/// The date changes at midnight, and when the clock or the time zone is set. The system does not notify programs of all
/// of these. The application therefore calls ``update()`` at every full minute (``CivilDate/secondsToNextMinute``), and
/// when its window becomes active.
@MainActor @Observable
package final class CurrentDay {
  /// The date at the last update, which observers depend on.
  private var lastDate: CivilDate
  @ObservationIgnored private let source: () -> CivilDate

  init(_ source: @escaping () -> CivilDate) {
    self.source = source
    lastDate = source()
  }

  /// The date at this moment.
  ///
  /// Observers that read it are notified when ``update()`` finds another date.
  package var date: CivilDate {
    _ = lastDate
    return source()
  }

  /// Notifies observers if the date has changed, forward or back.
  package func update() {
    let date = source()
    if date != lastDate { lastDate = date }
  }
}
