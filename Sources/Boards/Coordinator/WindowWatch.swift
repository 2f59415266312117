import CGtk

extension Board {
  /// Calls `escape` for Escape before any widget (true consumes the key), and `left` when the window becomes inactive.
  func watchWindow(escape: @escaping () -> Bool, left: @escaping () -> Void) {
    let keys = gtk_shortcut_controller_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    gtk_shortcut_controller_set_scope(keys, GTK_SHORTCUT_SCOPE_GLOBAL)
    let trigger = gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0))
    let action = gtk_callback_action_new(
      { _, _, data in KeptAction.run(data) ? 1 : 0 }, Unmanaged.passRetained(KeptAction(escape)).toOpaque(),
      { data in KeptAction.release(data) })
    gtk_shortcut_controller_add_shortcut(keys, gtk_shortcut_new(trigger, action))
    // The widget takes ownership of the controller.
    gtk_widget_add_controller(pointer, keys)
    ref.connect("state-flags-changed") { [weak self] emission in
      guard let self else { return }
      let (now, before) = (gtk_widget_get_state_flags(pointer).rawValue, g_value_get_flags(emission[1]))
      if now & ~before & GTK_STATE_FLAG_BACKDROP.rawValue != 0 { left() }
    }
  }
}

private final class KeptAction {
  private let act: () -> Bool

  init(_ act: @escaping () -> Bool) { self.act = act }

  /// GTK calls this on the main thread, which the type of a C function pointer cannot express.
  nonisolated static func run(_ data: UnsafeMutableRawPointer?) -> Bool {
    guard let data else { return false }
    nonisolated(unsafe) let kept = data
    return MainActor.assumeIsolated { Unmanaged<KeptAction>.fromOpaque(kept).takeUnretainedValue().act() }
  }

  nonisolated static func release(_ data: UnsafeMutableRawPointer?) {
    data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
  }
}
