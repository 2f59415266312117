import CGtk

/// A connected signal handler; discarding this value does not disconnect it (`g_signal_connect_closure`).
public struct SignalHandler {
  fileprivate let id: gulong
  fileprivate let object: UnsafeMutableRawPointer

  /// Disconnects the handler, for its own closure, during which the object lives (`g_signal_handler_disconnect`).
  func disconnect() { g_signal_handler_disconnect(object, id) }
}

/// A token that disconnects a handler when it is freed, if the emitting object still lives (`GWeakRef`).
///
/// It does not keep the object alive, which may hold the token itself, as a window holds its widgets.
@MainActor final class SignalToken {
  private let emitter = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
  private let id: gulong

  init(_ handler: SignalHandler) {
    id = handler.id
    g_weak_ref_init(emitter, handler.object)
  }

  isolated deinit {
    if let object = g_weak_ref_get(emitter) {
      // Disposing an object disconnects its handlers, even while references to it remain.
      if g_signal_handler_is_connected(object, id) != 0 { g_signal_handler_disconnect(object, id) }
      g_object_unref(object)
    }
    g_weak_ref_clear(emitter)
    emitter.deallocate()
  }
}

extension GObjectRef {
  /// Calls `handler` whenever the object emits a signal, such as `clicked` (`g_signal_connect_closure`).
  ///
  /// The object holds the closure; a closure that holds the object strongly causes a reference cycle.
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping () -> Void) -> SignalHandler {
    Widgets.connect(pointer, signal, handler)
  }

  /// Calls `handler` with each emission, for which it may set a return value (`g_signal_connect_closure`).
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping (Emission) -> Void) -> SignalHandler {
    Widgets.connect(pointer, signal, handler)
  }
}

/// Connects a closure to a signal of any signature; the closure is freed with the handler.
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

@discardableResult
func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void) -> SignalHandler {
  connect(object, signal) { (_: Emission) in handler() }
}

private nonisolated let emitted: GClosureMarshal = { _, answer, count, values, _, data in
  deliver(count, values, answer, to: data)
}

/// Calls the closure in a ``ClosureBox`` with an emission; GTK emits its signals on the main thread.
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
