import CGtk
import DragAndDrop
import Widgets

/// Observes the modifier keys of a drag, regardless of the focus: Ctrl copies, Shift moves, both link.
final class OperationKeys {
  private let controller: GObjectRef

  /// Calls `changed` with the operation of the current keys, and again for each change.
  init?(around board: Board, _ changed: @escaping (DropOperation?) -> Void) {
    guard let root = gtk_widget_get_root(board.pointer), let keys = gtk_event_controller_key_new() else { return nil }
    controller = GObjectRef(retaining: UnsafeMutableRawPointer(keys))
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    for (signal, isDown) in [("key-pressed", true), ("key-released", false)] {
      controller.connect(signal) { key in
        // The state of a modifier's own key event is the one before the event.
        let changing = Self.modifier(of: g_value_get_uint(key[1]))
        let state = g_value_get_flags(key[3])
        if changing != 0 { changed(Self.operation(isDown ? state | changing : state & ~changing)) }
      }
    }
    // The widget takes ownership of the controller.
    gtk_widget_add_controller(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), keys)
    let seat = gdk_display_get_default_seat(gtk_widget_get_display(board.pointer))
    guard let keyboard = seat.flatMap(gdk_seat_get_keyboard) else { return }
    changed(Self.operation(gdk_device_get_modifier_state(keyboard).rawValue))
  }

  isolated deinit {
    if let root = gtk_event_controller_get_widget(controller.opaque) {
      gtk_widget_remove_controller(root, controller.opaque)
    }
  }

  private static func operation(_ state: guint) -> DropOperation? {
    DropOperation(control: state & GDK_CONTROL_MASK.rawValue != 0, shift: state & GDK_SHIFT_MASK.rawValue != 0)
  }

  private static func modifier(of keyval: guint) -> guint {
    switch Int32(truncatingIfNeeded: keyval) {
    case GDK_KEY_Control_L, GDK_KEY_Control_R: GDK_CONTROL_MASK.rawValue
    case GDK_KEY_Shift_L, GDK_KEY_Shift_R: GDK_SHIFT_MASK.rawValue
    default: 0
    }
  }
}
