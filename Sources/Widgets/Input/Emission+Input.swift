import CGtk
import Geometry

nonisolated extension Emission {
  /// Returns the point made of two `gdouble` arguments, the first of which is at `index`.
  package func point(at index: Int) -> Point {
    Point(x: g_value_get_double(self[index]), y: g_value_get_double(self[index + 1]))
  }

  /// The key of `GtkEventControllerKey::key-pressed`.
  @MainActor var keyPress: KeyPress {
    var press = KeyPress(
      keyval: g_value_get_uint(self[1]), state: GdkModifierType(rawValue: g_value_get_flags(self[3])))
    press.isRepeat = KeyRepeats.current?.isRepeat == true
    guard press.key == .other, let controller = g_value_get_object(self[0]),
      let event = KeyEvent(gtk_event_controller_get_current_event(OpaquePointer(controller)))
    else { return press }
    if let command = event.command { press.key = command }
    // A digit that the layout has only with Shift.
    if let digit = event.digit, digit > 0 { press.key = .digit(digit) }
    if press.key == .other, let character = event.character { press.key = .character(character) }
    return press
  }

  /// Sets the result of `drag-enter` or `drag-motion` of `GtkDropTargetAsync`.
  func answer(_ action: DragActions) {
    if let answer { g_value_set_flags(answer, action.rawValue) }
  }
}
