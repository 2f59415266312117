import CGtk
import DragAndDrop

// What the signals of the event controllers bring, and the answers that they wait for.

nonisolated extension Emission {
  /// Two `gdouble`, of which the first is at `index`.
  func point(at index: Int) -> Point {
    Point(x: g_value_get_double(self[index]), y: g_value_get_double(self[index + 1]))
  }

  /// The key of GtkEventControllerKey's 'key-pressed'.
  @MainActor var keyPress: KeyPress {
    var press = KeyPress(
      keyval: g_value_get_uint(self[1]), state: GdkModifierType(rawValue: g_value_get_flags(self[3])))
    press.isRepeat = KeyRepeats.current?.isRepeat == true
    guard press.key == .other, let controller = g_value_get_object(self[0]),
      let event = KeyEvent(gtk_event_controller_get_current_event(OpaquePointer(controller)))
    else { return press }
    // A digit that this layout has with Shift only.
    if let digit = event.digit, digit > 0 { press.key = .digit(digit) }
    return press
  }

  /// The `GdkDragAction` of GtkDropTargetAsync's 'drag-enter' and 'drag-motion': a copy, or nothing.
  func answer(isTaken: Bool) {
    if let answer { g_value_set_flags(answer, isTaken ? GDK_ACTION_COPY.rawValue : 0) }
  }
}
