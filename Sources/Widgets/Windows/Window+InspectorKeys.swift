import CGtk

extension Window {
  /// Disables Ctrl+Shift+I and Ctrl+Shift+D, which open GTK's inspector, in every window of the process.
  ///
  /// Call it once, when the application has started. `GTK_DEBUG=interactive` still opens the inspector.
  /// Wraps `g_signal_override_class_handler` for `GtkWindow::enable-debugging`.
  public static func disableInspectorKeys() {
    let ignored: @convention(c) (UnsafeMutableRawPointer, gboolean) -> gboolean = { _, _ in 0 }
    let type = gtk_window_get_type()
    // Referencing the class initializes it, which registers its signals.
    let windows = g_type_class_ref(type)
    defer { g_type_class_unref(windows) }
    // Overridden in the class because windows that GTK and libadwaita create have no wrapper.
    g_signal_override_class_handler("enable-debugging", type, unsafeBitCast(ignored, to: GCallback.self))
  }
}
