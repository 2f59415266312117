import CGtk

/// The number of a connected signal handler, for blocking or disconnecting it.
public struct SignalHandler {
  let id: gulong
  let object: UnsafeMutableRawPointer

  /// Disconnects the handler and frees its closure.
  ///
  /// Wraps `g_signal_handler_disconnect`.
  public func disconnect() { g_signal_handler_disconnect(object, id) }
}

/// Connects a closure to a signal whose C handler is `trampoline`; the box is freed with the handler.
///
/// Each signal has one typed method that calls this with the trampoline of exactly its C signature; a closure
/// must not hold its own object strongly, or neither of the two ever goes.
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
