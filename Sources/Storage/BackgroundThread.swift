import Glibc

/// A system thread for blocking work.
public enum BackgroundThread {
  private typealias SetName = @convention(c) (pthread_t, UnsafePointer<CChar>) -> Int32

  /// Swift's Glibc module does not export it.
  private static let setName = dlsym(nil, "pthread_setname_np").map { unsafeBitCast($0, to: SetName.self) }

  private final class Box: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Runs `work` on a new thread with a name of at most 15 bytes, or on this one if the system cannot create a thread.
  public static func start(named name: String, _ work: @escaping @Sendable () -> Void) {
    if !tryToStart(named: name, work) { work() }
  }

  /// Runs `work` on the main actor after a delay, or never if the system cannot create a thread.
  public static func sleep(seconds: UInt32, then work: @escaping @MainActor @Sendable () -> Void) {
    _ = tryToStart(named: "sleeping") {
      Glibc.sleep(seconds)
      Task { @MainActor in work() }
    }
  }

  /// Returns false if the system cannot create a thread.
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
