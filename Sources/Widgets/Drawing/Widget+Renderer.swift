import CGtk

extension Widget {
  /// Whether the cairo renderer draws the window; true before the window is realized (`gtk_native_get_renderer`).
  public var isDrawnByCairo: Bool {
    guard let native = gtk_widget_get_native(pointer), let renderer = gtk_native_get_renderer(native) else {
      return true
    }
    return cgtk_is_a(UnsafeMutableRawPointer(renderer), gsk_cairo_renderer_get_type()) != 0
  }
}
