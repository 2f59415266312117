import CGtk
import Observation

/// Runs `apply` at once and again after changes of what it read, as long as the token lives.
///
/// All changes before the next frame cause one run (``Scheduled/beforeNextFrame(_:)``). Changes by `apply` itself cause
/// none. A change on another thread may be shown only with the next one on the main thread. Neither the token nor
/// `apply` should retain a model that must be freed before the view. Uses `withObservationTracking(_:onChange:)`.
public func observe(_ apply: @escaping () -> Void) -> ObservationToken { ObservationToken(apply) }

/// A token that keeps an ``observe(_:)`` active and ends it when it is freed.
public final class ObservationToken {
  private let apply: () -> Void
  private let ending = Ending()
  private var nextRun: Scheduled?
  private var isEnded = false

  fileprivate init(_ apply: @escaping () -> Void) {
    self.apply = apply
    run()
  }

  isolated deinit { ending.isOver = true }

  /// Ends the observation permanently.
  public func end() {
    isEnded = true
    nextRun = nil
    ending.isOver = true
  }

  private func run() {
    nextRun = nil
    guard !isEnded else { return }
    withObservationTracking {
      _ = ending.isOver
      apply()
    } onChange: { [weak self, mainThread = pthread_self()] in
      // Called by the setter, before the value changes.
      if pthread_equal(pthread_self(), mainThread) != 0 {
        MainActor.assumeIsolated { self?.schedule() }
      } else {
        Task { @MainActor in self?.schedule() }
      }
    }
  }

  private func schedule() {
    guard !isEnded, nextRun == nil else { return }
    nextRun = .beforeNextFrame { [weak self] in self?.run() }
  }
}

/// A property that a token also reads, so that ending the token is a change.
///
/// Only a change frees the registrations of `withObservationTracking`, about 1 KiB each time.
@Observable private final class Ending {
  var isOver = false
}
