import Glibc

/// A value that threads change one after the other, and that one can wait for.
///
/// C: `pthread_mutex_t` and `pthread_cond_t`. `Mutex` of the standard library has nothing to wait with, and where threads meet
/// at it, the thread sanitizer does not see that one has waited for the other.
public final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// With its first value.
  public init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Changes the value, and wakes who waits for it.
  public func change<Answer>(_ change: (inout Value) -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return change(&value)
  }

  /// Waits until the value fulfills a condition.
  public func wait(until isReached: (Value) -> Bool) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isReached(value) { pthread_cond_wait(changed, mutex) }
  }
}
