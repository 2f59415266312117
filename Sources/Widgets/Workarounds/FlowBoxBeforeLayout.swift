import CGtk

/// A `GtkFlowBox` subclass that ignores moves between its lines before the first layout, when there are no lines.
///
/// GTK (4.8 to 4.24) never returns from moving the focus up or down from a child then, nor from `move-cursor`.
enum FlowBoxBeforeLayout {
  static let type = Subclass.register("Widgets+FlowBox", of: gtk_flow_box_get_type()) { pointer, _ in
    pointer?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = moveFocus
  }

  fileprivate static let parent = g_type_class_ref(gtk_flow_box_get_type())
    .assumingMemoryBound(to: GtkWidgetClass.self)

  static func ignoreCursor(in box: Widget) {
    let pointer = box.pointer
    box.ref.connect("move-cursor") { move in
      guard gtk_widget_get_width(pointer) == 0 else { return }
      // Stops the signal, so that this return value counts and the key is handled.
      g_signal_stop_emission_by_name(pointer, "move-cursor")
      move.answer(true)
    }
  }
}

/// `GtkWidgetClass.focus`.
private nonisolated let moveFocus: @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean = {
  widget, direction in
  guard let widget else { return 0 }
  nonisolated(unsafe) let box = widget
  return MainActor.assumeIsolated {
    let isToAnotherLine = direction == GTK_DIR_UP || direction == GTK_DIR_DOWN
    if isToAnotherLine, gtk_widget_get_width(box) == 0, gtk_widget_get_focus_child(box) != nil { return 1 }
    return FlowBoxBeforeLayout.parent.pointee.focus?(box, direction) ?? 0
  }
}
