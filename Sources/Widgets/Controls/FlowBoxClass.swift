import CGtk

/// Registers a `GtkFlowBox` subclass that ignores moves between lines before the first layout.
///
/// Without lines, GTK 4.8 never returns from moving the focus up or down from a child.
enum FlowBoxClass {
  static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_flow_box_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(clamping: query.class_size)
    info.instance_size = guint16(clamping: query.instance_size)
    info.class_init = { pointer, _ in pointer?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = moveFocus }
    return g_type_register_static(gtk_flow_box_get_type(), "Widgets+FlowBox", &info, GTypeFlags(rawValue: 0))
  }()

  fileprivate static let parent = g_type_class_ref(gtk_flow_box_get_type())
    .assumingMemoryBound(to: GtkWidgetClass.self)
}

/// `GtkWidgetClass.focus`: before the first layout, reports Up and Down as handled.
private nonisolated let moveFocus: @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean = {
  widget, direction in
  guard let widget else { return 0 }
  nonisolated(unsafe) let box = widget
  return MainActor.assumeIsolated {
    let isToAnotherLine = direction == GTK_DIR_UP || direction == GTK_DIR_DOWN
    if isToAnotherLine, gtk_widget_get_width(box) == 0, gtk_widget_get_focus_child(box) != nil { return 1 }
    return FlowBoxClass.parent.pointee.focus?(box, direction) ?? 0
  }
}
