import Glibc

/// A value behind a lock, with a condition to wait for (`pthread_mutex_t`, `pthread_cond_t`).
///
/// The standard library's `Mutex` has no condition variable, and the thread sanitizer does not see its locks.
public final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Creates a lock around an initial value.
  public init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    // A change of the system time must not affect timeouts.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Changes the value and wakes all waiting threads.
  public func change<Answer>(_ change: (inout Value) -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return change(&value)
  }

  /// Waits until the value fulfills a condition; returns `false` after `limit`, if one is given.
  @discardableResult
  public func wait(for limit: Duration? = nil, until isReached: (Value) -> Bool) -> Bool {
    let end = limit.map(Self.time(after:))
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isReached(value) {
      let status: Int32
      if var end {
        status = pthread_cond_timedwait(changed, mutex, &end)
      } else {
        status = pthread_cond_wait(changed, mutex)
      }
      if status == ETIMEDOUT { return isReached(value) }
    }
    return true
  }

  private static func time(after limit: Duration) -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = Duration.seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)  // cannot trap: the system's clock
    // The system refuses a time before its start, and the wait would never end.
    let (seconds, attoseconds) = (max(limit, .zero) + now).components
    return timespec(tv_sec: Int(clamping: seconds), tv_nsec: Int(clamping: attoseconds / 1_000_000_000))
  }
}
