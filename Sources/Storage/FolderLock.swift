import Glibc

/// An advisory lock that makes processes write into a folder one at a time.
///
/// A hung process, or another computer that shares the folder, can hold it forever. Every wait therefore has a limit.
/// Wraps `flock` on the folder itself, which the system unlocks when the process ends.
final class FolderLock: Sendable {
  private static let pollInterval: UInt32 = 1_000  // microseconds
  /// The time after a timeout in which the next attempts do not wait; otherwise each save would time out.
  private static let pause = Duration.seconds(5)

  let timeout: Duration
  private let latestTimeout = Locked(ContinuousClock.Instant?.none)

  init(timeout: Duration) { self.timeout = timeout }

  /// Opens and locks a folder, until the returned descriptor (-1 if it cannot be opened) is closed.
  ///
  /// A folder without a lock, or a file system without locks, counts as locked.
  func acquire(_ path: String) -> (folder: Int32, outcome: WriteOutcome) {
    let folder = untilDone { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    return (folder, folder < 0 || lock(folder) ? .locked : .unlocked)
  }

  /// Locks a folder by polling, because `flock` has no timeout.
  private func lock(_ folder: Int32) -> Bool {
    let end = latestTimeout.change { $0.map { .now < $0 + Self.pause } ?? false } ? nil : ContinuousClock.now + timeout
    while untilDone({ flock(folder, LOCK_EX | LOCK_NB) }) != 0 {
      guard errno == EWOULDBLOCK else { return true }
      guard let end else { return false }
      guard ContinuousClock.now < end else {
        latestTimeout.change { $0 = .now }
        return false
      }
      usleep(Self.pollInterval)
    }
    return true
  }
}
