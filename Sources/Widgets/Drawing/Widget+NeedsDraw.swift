import CGtk

extension Widget {
  /// Whether the widget or a descendant has requested to be drawn since it was last drawn.
  ///
  /// GTK has no getter. `gtk_widget_queue_draw` frees the widget's render node, so that a new `GtkWidgetPaintable`
  /// draws nothing.
  public var needsDraw: Bool {
    let shown = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(pointer)))
    return Drawing(isForCairo: true) { gdk_paintable_snapshot(shown.opaque, $0.pointer, 1, 1) } == nil
  }
}
