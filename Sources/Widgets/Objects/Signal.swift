import CGtk

/// A handler that was connected; it stays as long as its object lives, unless it is disconnected.
///
/// Wraps the id that `g_signal_connect_closure` gives. To forget it disconnects nothing.
public struct SignalHandler {
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

  isolated deinit { emitter.disconnect(handler) }
}

extension GObjectRef {
  /// Calls `handler` whenever the object emits a signal, `clicked` or `notify::active` for example.
  ///
  /// The object keeps the closure, which must not hold the object strongly, or neither of the two ever goes.
  ///
  /// Wraps `g_signal_connect_closure`.
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping () -> Void) -> SignalHandler {
    Widgets.connect(pointer, signal, handler)
  }

  /// The same, for a handler that looks at what the signal brings, or answers it.
  ///
  /// Wraps `g_signal_connect_closure`.
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping (Emission) -> Void) -> SignalHandler {
    Widgets.connect(pointer, signal, handler)
  }

  /// Disconnects one of the object's handlers and frees its closure; nothing is done twice.
  ///
  /// Wraps `g_signal_handler_disconnect`.
  public func disconnect(_ handler: SignalHandler) {
    // An object that was disposed of while it was kept has lost its handlers.
    guard handler.id != 0, handler.object == UnsafeMutableRawPointer(pointer),
      g_signal_handler_is_connected(pointer, handler.id) != 0
    else { return }
    handler.disconnect()
  }
}

/// Connects a closure to a signal of any signature; it is freed with the handler.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (Emission) -> Void
) -> SignalHandler {
  let data = ClosureBox(handler).retained()
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
  g_closure_set_meta_marshal(closure, data, emitted)
  g_closure_add_finalize_notifier(closure, data) { data, _ in closureBoxDestroyed(data) }
  return SignalHandler(id: g_signal_connect_closure(object, signal, closure, 0), object: object)
}

/// Connects to a signal of which the handler wants to know nothing more, and which wants no answer.
@discardableResult
func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void) -> SignalHandler {
  connect(object, signal) { (_: Emission) in handler() }
}

/// `GClosureMarshal`: hands an emission to the closure in its box.
private nonisolated let emitted: GClosureMarshal = { _, answer, count, values, _, data in
  deliver(count, values, answer, to: data)
}

/// Hands an emission to the closure in a ``ClosureBox``; GTK emits its signals on the main thread.
nonisolated func deliver(
  _ count: guint, _ values: UnsafePointer<GValue>?, _ answer: UnsafeMutablePointer<GValue>? = nil,
  to box: UnsafeMutableRawPointer?
) {
  guard let values, let box else { return }
  nonisolated(unsafe) let (handler, emission) = (
    box, Emission(values: UnsafeBufferPointer(start: values, count: Int(clamping: count)), answer: answer)
  )
  MainActor.assumeIsolated { ClosureBox<(Emission) -> Void>.handler(in: handler)(emission) }
}
