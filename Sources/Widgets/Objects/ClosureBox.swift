import CGtk

/// Keeps a Swift closure alive until C, which gets ``retained()`` as user data, calls ``closureBoxDestroyed``.
@MainActor final class ClosureBox<Handler> {
  let handler: Handler

  init(_ handler: Handler) {
    self.handler = handler
    LiveCount.closures += 1
  }

  isolated deinit { LiveCount.closures -= 1 }

  /// Returns a pointer that owns one reference to this box, which ``closureBoxDestroyed`` releases.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self as AnyObject).toOpaque() }

  /// Returns the closure of a box from user data; other user data ends the program.
  static func handler(in data: UnsafeMutableRawPointer) -> Handler {
    guard let box = Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? ClosureBox<Handler> else {
      preconditionFailure("The user data is not the box of a closure of type \(Handler.self).")
    }
    return box.handler
  }

  /// Runs the closure of a box on the main thread, where GTK calls the C function; returns nil without a box.
  @discardableResult nonisolated static func run<Result: Sendable>(_ data: UnsafeMutableRawPointer?) -> Result?
  where Handler == () -> Result {
    guard let data else { return nil }
    nonisolated(unsafe) let pointer = data
    return MainActor.assumeIsolated { handler(in: pointer)() }
  }
}

/// The `GDestroyNotify` of every closure box.
nonisolated let closureBoxDestroyed: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}
