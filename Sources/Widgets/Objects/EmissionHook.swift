import CGtk

/// A token that observes a signal of all objects of a type for as long as it lives.
@MainActor final class EmissionHook {
  private let signal: guint
  private let hook: gulong
  private let observer: Observer

  init(_ signal: String, of type: GType, _ handler: @escaping (Emission) -> Void) {
    // `g_signal_lookup` finds only signals of classes that are initialized.
    g_type_class_unref(g_type_class_ref(type))
    self.signal = g_signal_lookup(signal, type)
    observer = Observer(handler)
    hook = g_signal_add_emission_hook(self.signal, 0, seen, ClosureBox(observer).retained(), closureBoxDestroyed)
  }

  isolated deinit {
    if observer.end() { g_signal_remove_emission_hook(signal, hook) }
  }
}

/// The handler of a hook.
///
/// GLib 2.90 leaks a hook that is removed while it is called, with a critical message, and still calls one that was
/// removed by another hook of the same emission.
@MainActor private final class Observer {
  private var handler: ((Emission) -> Void)?
  private var calls = 0

  init(_ handler: @escaping (Emission) -> Void) { self.handler = handler }

  /// Calls the handler; returns whether the hook stays.
  func observe(_ emission: Emission) -> Bool {
    calls += 1
    handler?(emission)
    calls -= 1
    return handler != nil || calls > 0
  }

  /// Releases the handler; returns whether the hook can be removed at once.
  ///
  /// Otherwise its last call removes it.
  func end() -> Bool {
    handler = nil
    return calls == 0
  }
}

private nonisolated let seen: GSignalEmissionHook = { _, count, values, data in
  guard let values, let data else { return 1 }
  nonisolated(unsafe) let (box, emission) = (
    data, Emission(values: UnsafeBufferPointer(start: values, count: Int(clamping: count)), answer: nil)
  )
  return MainActor.assumeIsolated { ClosureBox<Observer>.handler(in: box).observe(emission) } ? 1 : 0
}
