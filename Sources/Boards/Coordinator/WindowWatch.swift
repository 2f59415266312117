import CGtk

extension Board {
  /// Hears of what ends a drag from outside the board: Escape, wherever the focus is, and a window that is left.
  ///
  /// - Parameters:
  ///   - escape: Called for Escape, before any widget sees it; true keeps it from them.
  ///   - left: Called when the window is no longer the one that keys go to.
  func watchWindow(escape: @escaping () -> Bool, left: @escaping () -> Void) {
    let keys = gtk_shortcut_controller_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    gtk_shortcut_controller_set_scope(keys, GTK_SHORTCUT_SCOPE_GLOBAL)
    let trigger = gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0))
    let pressed: GtkShortcutFunc = { _, _, data in WindowWatch.from(data) { $0.escape() } ? 1 : 0 }
    let watch = WindowWatch(escape: escape, left: left)
    let action = gtk_callback_action_new(pressed, Unmanaged.passRetained(watch).toOpaque(), WindowWatch.release)
    gtk_shortcut_controller_add_shortcut(keys, gtk_shortcut_new(trigger, action))
    // The widget takes the controller over.
    gtk_widget_add_controller(pointer, keys)
    let changed: @convention(c) (UnsafeMutablePointer<GtkWidget>, guint, UnsafeMutableRawPointer) -> Void = {
      widget, before, data in
      let now = gtk_widget_get_state_flags(widget).rawValue
      guard now & ~before & GTK_STATE_FLAG_BACKDROP.rawValue != 0 else { return }
      WindowWatch.from(data) { $0.left() }
    }
    g_signal_connect_data(
      ref.pointer, "state-flags-changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passRetained(watch).toOpaque(), { data, _ in WindowWatch.release(data) }, GConnectFlags(rawValue: 0))
  }
}

/// What C keeps for ``Board/watchWindow(escape:left:)``, and gives back with the widget.
private final class WindowWatch {
  let escape: () -> Bool
  let left: () -> Void

  init(escape: @escaping () -> Bool, left: @escaping () -> Void) { (self.escape, self.left) = (escape, left) }

  /// GTK calls on the main thread, which the compiler cannot know of a C function pointer.
  nonisolated static func from<Answer: Sendable>(
    _ data: UnsafeMutableRawPointer?, _ act: @MainActor (WindowWatch) -> Answer
  ) -> Answer {
    nonisolated(unsafe) let data = data!
    return MainActor.assumeIsolated { act(Unmanaged<WindowWatch>.fromOpaque(data).takeUnretainedValue()) }
  }

  nonisolated static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
  }
}
