import CGtk

/// A handler that was just connected, for a ``SignalToken``; without one it stays for as long as its object lives.
struct SignalHandler {
  fileprivate let id: gulong
  fileprivate let object: UnsafeMutableRawPointer
}

/// Keeps an object that emits a signal, and disconnects the signal's handler when this token goes.
///
/// Wraps `g_signal_handler_disconnect`.
@MainActor final class SignalToken {
  private let emitter: GObjectRef
  private let id: gulong

  init(_ handler: SignalHandler) {
    emitter = GObjectRef(retaining: handler.object)
    id = handler.id
  }

  isolated deinit { disconnect() }

  /// Disconnects the handler and frees its closure, before this token goes.
  func disconnect() {
    // An object that was disposed of while it was kept has lost its handlers.
    if g_signal_handler_is_connected(emitter.pointer, id) != 0 { g_signal_handler_disconnect(emitter.pointer, id) }
  }
}

/// Connects a closure to a signal whose C handler is `trampoline`; the box is freed with the handler.
///
/// Each signal has one typed method that calls this with the trampoline of exactly its C signature. A closure must not
/// hold its own object strongly, or neither of the two ever goes.
@discardableResult
func connect<Handler>(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler, _ trampoline: GCallback
) -> SignalHandler {
  let destroyed: GClosureNotify = { data, _ in closureBoxDestroyed(data) }
  let id = g_signal_connect_data(
    object, signal, trampoline, ClosureBox(handler).retained(), destroyed, GConnectFlags(rawValue: 0))
  return SignalHandler(id: id, object: object)
}

/// Connects to a signal without arguments and result: `void (*) (object, data)`.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, plain signal: String, _ handler: @escaping () -> Void
) -> SignalHandler {
  let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { ClosureBox<() -> Void>.handler(in: data)() }
  }
  return connect(object, signal, handler, unsafeBitCast(trampoline, to: GCallback.self))
}

/// Connects to a property's change: `void (*) (object, pspec, data)` of `notify::property`.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, notify property: String, _ handler: @escaping () -> Void
) -> SignalHandler {
  let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
    _, _, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { ClosureBox<() -> Void>.handler(in: data)() }
  }
  return connect(object, "notify::\(property)", handler, unsafeBitCast(trampoline, to: GCallback.self))
}
