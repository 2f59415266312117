import CGtk

extension Widget {
  /// Whether GTK draws the window with cairo, as it does without GL; true until the window is there.
  ///
  /// Wraps `gtk_native_get_renderer`.
  public var isDrawnByCairo: Bool {
    guard let native = gtk_widget_get_native(pointer), let renderer = gtk_native_get_renderer(native) else {
      return true
    }
    return cgtk_is_a(UnsafeMutableRawPointer(renderer), gsk_cairo_renderer_get_type()) != 0
  }

  /// Has `draw` draw as in a frame of the widget's window, and shows nothing of it.
  ///
  /// Wraps `gtk_snapshot_new`.
  public func drawAhead(_ draw: (Snapshot) -> Void) { _ = Drawing(isForCairo: isDrawnByCairo, draw) }
}
