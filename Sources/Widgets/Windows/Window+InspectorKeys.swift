import CGtk

extension Window {
  /// Takes Ctrl+Shift+I and Ctrl+Shift+D, the keys of GTK's own inspector, from every window of the process.
  ///
  /// Call it once, when the application has started. `GTK_DEBUG=interactive` still opens the inspector.
  ///
  /// Wraps `g_signal_override_class_handler` for `GtkWindow::enable-debugging`.
  public static func disableInspectorKeys() {
    let ignored: @convention(c) (UnsafeMutableRawPointer, gboolean) -> gboolean = { _, _ in 0 }
    let type = gtk_window_get_type()
    // A class has its signals from its first use on.
    let windows = g_type_class_ref(type)
    defer { g_type_class_unref(windows) }
    // The class, and not each window: those that GTK and libadwaita make themselves have no wrapper.
    g_signal_override_class_handler("enable-debugging", type, unsafeBitCast(ignored, to: GCallback.self))
  }
}
