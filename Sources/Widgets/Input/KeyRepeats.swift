import CGtk

/// Suppresses the repeats of held keys in all windows.
///
/// Exceptions are keys that move the focus or a selection, keys that edit text, and accelerators set to repeat.
@MainActor final class KeyRepeats {
  private let accelerators: Accelerators
  private let display: GObjectRef?
  private var pressed = PressedKeys()
  private var events: SurfaceEvents?
  private(set) var isRepeat = false

  init(_ accelerators: Accelerators) {
    self.accelerators = accelerators
    display = gdk_display_get_default().map { GObjectRef(retaining: UnsafeMutableRawPointer($0)) }
    if let display { InstanceDelegate.set(self, of: display.pointer) }
    events = SurfaceEvents { [weak self] event, surface in self?.suppresses(event, on: surface) ?? false }
  }

  isolated deinit {
    if let display { InstanceDelegate.set(nil, of: display.pointer) }
  }

  /// The filter of the default display; nil before the application has started.
  static var current: KeyRepeats? {
    gdk_display_get_default().flatMap { InstanceDelegate.get(UnsafeMutableRawPointer($0), as: KeyRepeats.self) }
  }

  private func suppresses(_ event: OpaquePointer, on surface: OpaquePointer) -> Bool {
    isRepeat = false
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS:
      isRepeat = pressed.press(gdk_key_event_get_keycode(event), at: gdk_event_get_time(event))
      return isRepeat && !mayRepeat(event, on: surface)
    case GDK_KEY_RELEASE: pressed.release(gdk_key_event_get_keycode(event))
    // Also when the focus comes: the surface of a menu that has closed gets no release and loses no focus (Mutter 50).
    case GDK_FOCUS_CHANGE: pressed.focusLost(mayRepeatElsewhere: !isWayland)
    default: break
    }
    return false
  }

  private var isWayland: Bool {
    display.map { String(cString: g_type_name(cgtk_type_of($0.pointer))).contains("Wayland") } ?? false
  }

  private func mayRepeat(_ event: OpaquePointer, on surface: OpaquePointer) -> Bool {
    let (key, state) = (gdk_key_event_get_keyval(event), gdk_event_get_modifier_state(event))
    let isCommand = state.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue) != 0
    let focus = focus(on: surface)
    let isLine = cgtk_is_a(focus, gtk_text_get_type()) != 0
    let isText = isLine || cgtk_is_a(focus, gtk_text_view_get_type()) != 0
    // In text, a key without Ctrl or Alt types.
    if isCommand || !isText, let accelerator = accelerators.first(matching: event) { return accelerator.repeats }
    guard isText else { return KeyRepeats.isMoving(key) && state.rawValue & GDK_ALT_MASK.rawValue == 0 }
    switch Int32(bitPattern: key) {
    // Return activates a single line, and begins a new line in other text.
    case GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter: return !isLine
    case GDK_KEY_Escape, GDK_KEY_F1...GDK_KEY_F35: return false
    default: return true
    }
  }

  private func focus(on surface: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
    guard let native = gtk_native_get_for_surface(surface) else { return nil }
    return gtk_widget_get_root(native.as()).flatMap(gtk_root_get_focus)
  }

  private static func isMoving(_ key: guint) -> Bool {
    switch Int32(bitPattern: key) {
    case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab, GDK_KEY_Home...GDK_KEY_End,
      GDK_KEY_KP_Home...GDK_KEY_KP_End:
      true
    default: false
    }
  }
}
