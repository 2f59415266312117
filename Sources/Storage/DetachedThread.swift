import Glibc

/// A thread of the system for work that may block; Swift's own threads, one for each processor, should not wait.
package enum DetachedThread {
  /// `pthread_setname_np`, which Swift's Glibc module does not export.
  private static let setName = dlsym(nil, "pthread_setname_np").map {
    unsafeBitCast($0, to: (@convention(c) (pthread_t, UnsafePointer<CChar>) -> Int32).self)
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Runs `work` on a new thread with a name of at most 15 bytes; returns `false` if the system cannot create one.
  package static func start(_ name: String, _ work: @escaping @Sendable () -> Void) -> Bool {
    let retained = Unmanaged.passRetained(Job(work))
    // The function is looked up first, because the new thread may hold the dynamic linker's lock.
    let setName = setName
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { job in
        job.map { Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work() }
        return nil
      }, retained.toOpaque())
    guard status == 0 else {
      retained.release()
      return false
    }
    _ = setName?(thread, name)
    pthread_detach(thread)
    return true
  }
}
