import Observation

/// The current local date, which changes at midnight, and when the clock or the time zone is set.
///
/// The system does not notify programs of all these changes. The application therefore calls ``update()`` at every full
/// minute, and when its window becomes active.
@MainActor @Observable
package final class CurrentDay {
  private var lastDate: CivilDate
  @ObservationIgnored private let source: () -> CivilDate

  init(_ source: @escaping () -> CivilDate) {
    self.source = source
    lastDate = source()
  }

  /// The date at this moment; observers that read it are notified when ``update()`` finds another one.
  package var date: CivilDate {
    _ = lastDate
    return source()
  }

  package func update() {
    let date = source()
    if date != lastDate { lastDate = date }
  }
}
