import CGtk

/// A handler that was connected; it stays as long as its object lives, unless it ends itself or has a ``SignalToken``.
struct SignalHandler {
  fileprivate let id: gulong
  fileprivate let object: UnsafeMutableRawPointer

  /// Disconnects the handler and frees its closure; called by the closure itself, while the object is surely there.
  ///
  /// Wraps `g_signal_handler_disconnect`.
  func disconnect() { g_signal_handler_disconnect(object, id) }
}

/// Disconnects a handler when this token goes, and keeps the object that emits the signal until then.
@MainActor final class SignalToken {
  private let emitter: GObjectRef
  private let handler: SignalHandler

  init(_ handler: SignalHandler) {
    emitter = GObjectRef(retaining: handler.object)
    self.handler = handler
  }

  isolated deinit {
    // An object that was disposed of while it was kept has lost its handlers.
    if g_signal_handler_is_connected(emitter.pointer, handler.id) != 0 { handler.disconnect() }
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
