public import Observation

/// The day where the player is, for views to observe.
///
/// The day changes at midnight, and when the clock or the time zone is set. The system does not tell programs of all of
/// these. So the application calls ``update()`` at every full minute (``CivilDate/secondsToNextMinute``), and when its window
/// becomes active.
@MainActor @Observable
public final class CurrentDay {
  /// The day at the last update.
  private var told: CivilDate
  @ObservationIgnored private let source: () -> CivilDate

  /// The day that `source` gives at any moment.
  init(_ source: @escaping () -> CivilDate) {
    self.source = source
    told = source()
  }

  /// The day at this moment.
  ///
  /// An observation that reads it is run again when ``update()`` finds another day.
  public var date: CivilDate {
    _ = told
    return source()
  }

  /// Notifies observers if the day has changed, forward or back.
  public func update() {
    let date = source()
    if date != told { told = date }
  }
}
