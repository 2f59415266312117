import CGtk

/// Handles requests to go back, by the same buttons and keys that go back in libadwaita's widgets.
@MainActor enum BackNavigation {
  /// The number of the back button in GDK and X11.
  private static let button: guint = 8

  /// Calls `handler` for the back button, the back key, and Alt with the arrow key against the reading direction.
  static func handle(in widget: Widget, _ handler: @escaping () -> Void) {
    onButton(in: widget, handler)
    let keys = EventController(gtk_event_controller_key_new(), on: widget)
    keys.ref.connect("key-pressed") { press in
      let (key, state) = (Int32(bitPattern: g_value_get_uint(press[1])), g_value_get_flags(press[3]))
      let arrows =
        Application.isRightToLeft ? [GDK_KEY_Right, GDK_KEY_KP_Right] : [GDK_KEY_Left, GDK_KEY_KP_Left]
      let isAlt = state & gtk_accelerator_get_default_mod_mask().rawValue == GDK_ALT_MASK.rawValue
      guard key == GDK_KEY_Back || isAlt && arrows.contains(key) else { return }
      handler()
      press.answer(true)
    }
  }

  static func onButton(in widget: Widget, _ handler: @escaping () -> Void) {
    let press = EventController(gtk_gesture_click_new(), on: widget)
    gtk_gesture_single_set_button(press.ref.opaque, button)
    press.ref.connect("pressed") { pressed in
      if let gesture = g_value_get_object(pressed[0]) {
        gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
      }
      handler()
    }
  }
}
