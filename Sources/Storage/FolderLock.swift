import Glibc

/// The lock by which processes write into a folder one after the other.
///
/// The processes agree on it; it stops nobody else. A process that is stuck can hold it for good, and so can a computer that
/// shares the folder: nobody waits for the lock without a limit.
final class FolderLock: Sendable {
  /// Whether a process may write as the only one.
  enum Outcome {
    /// It may, until the descriptor is closed.
    case held(Int32)
    /// Neither the folder nor the file system has a lock to give.
    case unavailable
    /// Another process holds the lock.
    case busy
  }

  /// A thread that waits for the lock.
  private enum Wait {
    case waiting
    case done(Outcome)
    case abandoned
  }

  /// How long one waits for the lock.
  private let patience: Duration
  /// For how long nobody waits again after the lock did not come: every file that is saved would wait.
  private static let pause = Duration.seconds(5)
  private let latestFailure = Monitor(ContinuousClock.Instant?.none)

  init(patience: Duration) { self.patience = patience }

  /// Takes the lock of the folder at a path.
  ///
  /// C: `flock`, of the folder itself, which the system releases when the process ends.
  func take(_ path: String) -> Outcome {
    switch Self.lock(path, LOCK_EX | LOCK_NB) {
    case .busy: break
    case let outcome: return outcome
    }
    if let latest = latestFailure.change({ $0 }), latest.duration(to: .now) < Self.pause { return .busy }
    return wait(path)
  }

  /// Waits on a thread of its own, because `flock` has no limit: the kernel serves those that wait in turn.
  private func wait(_ path: String) -> Outcome {
    let wait = Monitor(Wait.waiting)
    let hasThread = BackgroundThread.tryToStart(named: "lock") {
      let outcome = Self.lock(path, LOCK_EX)
      let isLate = wait.change { wait in
        if case .abandoned = wait { return true }
        wait = .done(outcome)
        return false
      }
      if isLate, case .held(let folder) = outcome { close(folder) }
    }
    if hasThread { wait.wait(for: patience) { if case .waiting = $0 { false } else { true } } }
    return wait.change { wait in
      if case .done(let outcome) = wait { return outcome }
      wait = .abandoned
      latestFailure.change { $0 = .now }
      return .busy
    }
  }

  private static func lock(_ path: String, _ operation: Int32) -> Outcome {
    let folder = untilDone { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { return .unavailable }
    if untilDone({ flock(folder, operation) }) == 0 { return .held(folder) }
    defer { close(folder) }
    return errno == EWOULDBLOCK ? .busy : .unavailable
  }
}
