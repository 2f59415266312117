import Glibc

/// An advisory lock that makes processes write into a folder one at a time.
///
/// A hung process, or another computer that shares the folder, can hold it forever. Every wait therefore has a limit.
final class FolderLock: Sendable {
  enum Outcome {
    /// The lock is held until the descriptor is closed.
    case held(Int32)
    /// The folder does not exist, or its file system has no locks.
    case unavailable
    /// Another process holds the lock.
    case busy
  }

  private enum Wait {
    case waiting
    case done(Outcome)
    case abandoned
  }

  private let patience: Duration
  /// The time after a timeout in which the next attempts do not wait; otherwise each save would time out.
  private static let pause = Duration.seconds(5)
  private let latestFailure = Monitor(ContinuousClock.Instant?.none)

  init(patience: Duration) { self.patience = patience }

  /// Wraps `flock` on the folder itself, which the system releases when the process ends.
  func take(_ path: String) -> Outcome {
    switch Self.lock(path, LOCK_EX | LOCK_NB) {
    case .busy: break
    case let outcome: return outcome
    }
    if let latest = latestFailure.change({ $0 }), latest.duration(to: .now) < Self.pause { return .busy }
    return wait(path)
  }

  /// Waits on another thread, because `flock` has no timeout; the kernel serves waiting callers in order.
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
