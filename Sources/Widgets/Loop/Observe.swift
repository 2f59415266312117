import CGtk
import Observation

/// Runs `apply` at once, and again once after what it read has changed, until the token goes.
///
/// The run comes before the next layout and paint, and is one for all changes until then. What `apply` itself changes leads
/// to none: a view writes no state.
///
/// A model may also be changed on another thread, if it guards its properties against that itself, as a lock would. Such a
/// change is shown a moment later; one that comes while `apply` runs may be shown only with the next change. `apply` always
/// runs on the main thread.
///
/// Neither the token nor `apply` should hold a model strongly that is to go before the view does.
///
/// Joins `withObservationTracking(_:onChange:)` to ``Scheduled/beforeNextFrame(_:)``.
public func observe(_ apply: @escaping () -> Void) -> ObservationToken { ObservationToken(apply) }

/// Keeps an ``observe(_:)`` going; ends it when it goes.
public final class ObservationToken {
  private let apply: () -> Void
  private let ending = Ending()
  private var nextRun: Scheduled?
  private var secondRun: Scheduled?
  private var isEnded = false

  fileprivate init(_ apply: @escaping () -> Void) {
    self.apply = apply
    run()
  }

  isolated deinit { ending.isOver = true }

  /// Ends the observation before the token goes, for good.
  public func end() {
    isEnded = true
    (nextRun, secondRun) = (nil, nil)
    ending.isOver = true
  }

  private func run() {
    nextRun = nil
    guard !isEnded else { return }
    withObservationTracking {
      _ = ending.isOver
      apply()
    } onChange: { [weak self, mainThread = pthread_self()] in
      // Called from the setter, before the new value is there.
      if pthread_equal(pthread_self(), mainThread) != 0 {
        MainActor.assumeIsolated { self?.schedule() }
      } else {
        runOnMainThread { self?.changedElsewhere() }
      }
    }
  }

  /// Another thread sets a new value, or has just set it.
  private func changedElsewhere() {
    schedule()
    // The setter there may not have gone on yet when the next run reads the value, and tells nothing once it has.
    secondRun = .after(ObservationToken.longestSetting) { [weak self] in self?.run() }
  }

  /// How long another thread takes at most to set a value that it has announced, in seconds.
  private static let longestSetting = 0.1

  private func schedule() {
    guard !isEnded, nextRun == nil else { return }
    nextRun = .beforeNextFrame { [weak self] in self?.run() }
  }
}

/// What a token reads as well, so that its end is a change.
///
/// Until one comes, and it may never, all that was read keeps what it would tell: a KiB each time. Nothing else takes that
/// back.
@Observable private final class Ending {
  var isOver = false
}
