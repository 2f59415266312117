import CGtk

/// Handles keys that are pressed while the focus is on a widget or in it (`GtkEventControllerKey`).
public final class KeyController: EventController {
  /// Calls `handler` with each key (`GtkEventControllerKey::key-pressed`).
  ///
  /// It returns whether to stop propagation, and must not retain the widget. Only keys that move the focus, and keys in
  /// edited text, repeat (`KeyPress.isRepeat`). This filter requires an ``Application`` that has started.
  @discardableResult
  public init(on widget: Widget, phase: EventPhase = .bubble, _ handler: @escaping (KeyPress) -> Bool) {
    super.init(gtk_event_controller_key_new(), on: widget, phase: phase)
    ref.connect("key-pressed") { $0.answer(handler($0.keyPress)) }
  }
}

nonisolated extension KeyPress {
  /// Creates a key press from a `GDK_KEY_…` value and a modifier state.
  init(keyval: guint, state: GdkModifierType) {
    let control = state.rawValue & GDK_CONTROL_MASK.rawValue != 0
    let shift = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
    // Caps Lock makes a letter a capital one, without Shift.
    let isCommand = control && !shift
    let key: Key =
      switch Int32(truncatingIfNeeded: keyval) {
      case GDK_KEY_space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Space, GDK_KEY_KP_Enter: .activate
      case GDK_KEY_Escape: .escape
      case GDK_KEY_Tab, GDK_KEY_KP_Tab: .tab
      case GDK_KEY_Home, GDK_KEY_KP_Home: .home
      case GDK_KEY_End, GDK_KEY_KP_End: .end
      case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: .pageUp
      case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: .pageDown
      case GDK_KEY_Up, GDK_KEY_KP_Up: .up
      case GDK_KEY_Down, GDK_KEY_KP_Down: .down
      case GDK_KEY_Left, GDK_KEY_KP_Left: .left
      case GDK_KEY_Right, GDK_KEY_KP_Right: .right
      case GDK_KEY_a where control, GDK_KEY_A where control: .selectAll
      case GDK_KEY_x where isCommand, GDK_KEY_X where isCommand, GDK_KEY_Delete where shift: .cut
      case GDK_KEY_c where isCommand, GDK_KEY_C where isCommand, GDK_KEY_Insert where control: .copy
      case GDK_KEY_v where isCommand, GDK_KEY_V where isCommand, GDK_KEY_Insert where shift: .paste
      case GDK_KEY_Menu: .menu
      case GDK_KEY_F10 where shift: .menu
      case GDK_KEY_F2: .f2
      case GDK_KEY_1...GDK_KEY_9: .digit(Int(clamping: keyval) - Int(GDK_KEY_0))
      case GDK_KEY_KP_1...GDK_KEY_KP_9: .digit(Int(clamping: keyval) - Int(GDK_KEY_KP_0))
      default: .other
      }
    self.init(key, control: control, shift: shift, alt: state.rawValue & GDK_ALT_MASK.rawValue != 0)
  }
}
