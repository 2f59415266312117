import CGtk

/// A `GtkFlowBox` subclass that ignores moves between its lines before the first layout, when there are no lines.
///
/// GTK (4.8 to 4.24) then never returns from moving the focus up or down, nor from `move-cursor`. Arrow keys move from
/// the focused child. GTK moves from its cursor, which ignores a focus that the program has set.
enum FlowBoxBeforeLayout {
  static let type = Subclass.register("Widgets+FlowBox", of: gtk_flow_box_get_type()) { pointer, _ in
    pointer?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = moveFocus
  }

  fileprivate static let parent = g_type_class_ref(gtk_flow_box_get_type())
    .assumingMemoryBound(to: GtkWidgetClass.self)

  static func followFocus(in box: Widget) {
    let pointer = box.pointer
    box.ref.connect("move-cursor") { move in
      let isLaidOut = gtk_widget_get_width(pointer) != 0
      let direction = direction(of: move, isRightToLeft: gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL)
      if isLaidOut, direction == nil { return }
      // Stops the signal, so that this return value counts. At the edge, the key is left to the window.
      g_signal_stop_emission_by_name(pointer, "move-cursor")
      move.answer(!isLaidOut || direction.map { gtk_widget_child_focus(pointer, $0) != 0 } == true)
    }
  }

  /// Returns the direction in which an arrow key moves the cursor; nil for other moves.
  private static func direction(of move: Emission, isRightToLeft: Bool) -> GtkDirectionType? {
    let isForward = g_value_get_int(move[2]) > 0
    switch g_value_get_enum(move[1]) {
    case gint(clamping: GTK_MOVEMENT_VISUAL_POSITIONS.rawValue):
      return isForward != isRightToLeft ? GTK_DIR_RIGHT : GTK_DIR_LEFT
    case gint(clamping: GTK_MOVEMENT_DISPLAY_LINES.rawValue): return isForward ? GTK_DIR_DOWN : GTK_DIR_UP
    default: return nil
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
