import Glibc

/// A thread of the system's, for work that may wait.
public enum BackgroundThread {
  private typealias SetName = @convention(c) (pthread_t, UnsafePointer<CChar>) -> Int32

  /// Swift's Glibc module leaves it out.
  private static let setName = dlsym(nil, "pthread_setname_np").map { unsafeBitCast($0, to: SetName.self) }

  private final class Box: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Does `work` on a new thread, which ends with it; at once on this one if the system gives none.
  ///
  /// - Parameter name: What the system calls the thread, in 15 bytes at most.
  public static func start(named name: String, _ work: @escaping @Sendable () -> Void) {
    if !tryToStart(named: name, work) { work() }
  }

  /// Does `work` on the main actor after some seconds.
  public static func sleep(seconds: UInt32, then work: @escaping @MainActor @Sendable () -> Void) {
    _ = tryToStart(named: "sleeping") {
      Glibc.sleep(seconds)
      Task { @MainActor in work() }
    }
  }

  /// Does `work` on a new thread, which ends with it.
  ///
  /// - Returns: Whether the system has given a thread.
  static func tryToStart(named name: String, _ work: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(work))
    let status = pthread_create(
      &thread, nil,
      { box in
        box.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().work() }
        return nil
      }, box.toOpaque())
    guard status == 0 else {
      box.release()
      return false
    }
    _ = setName?(thread, name)
    pthread_detach(thread)
    return true
  }
}
