import CGtk

extension Widget {
  /// Whether the widget, or anything in it, has asked to be drawn again since it was drawn.
  ///
  /// GTK has no question for it. What `gtk_widget_queue_draw` takes from a widget is the node that a
  /// `GtkWidgetPaintable` shows, which for this moment is made anew.
  public var needsDraw: Bool {
    let shown = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(pointer)))
    return Drawing(isForCairo: true) { gdk_paintable_snapshot(shown.opaque, $0.pointer, 1, 1) } == nil
  }
}
