import Synchronization

/// Keeps a closure that any thread may run until C, which gets ``retained()``, calls ``closureBoxDestroyed``.
nonisolated final class SendableClosure: Sendable {
  private let closure: @Sendable () -> Void
  /// Orders the threads for the thread sanitizer, which does not see GLib's locks.
  private let handover = Atomic(0)

  init(_ closure: @escaping @Sendable () -> Void) {
    self.closure = closure
    handover.store(1, ordering: .releasing)
  }

  /// Returns a pointer that owns one reference to this object.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self as AnyObject).toOpaque() }

  /// Runs the closure that user data refers to, on the calling thread.
  static func run(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    let object = unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue(), to: SendableClosure.self)
    _ = object.handover.load(ordering: .acquiring)
    object.closure()
  }
}
