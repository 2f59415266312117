import CGtk

/// Has each press of a key count once, however long the key is held.
///
/// The repeats of a held key reach no widget, in any window, menu or dialog of the process, those of GTK and libadwaita too.
/// Only keys that are held for a purpose go on: those that move the focus or a selection, those that edit a text, and those
/// of actions that ``Application/setKeys(_:for:repeats:)`` lets repeat.
@MainActor final class KeyRepeats {
  private let accelerators: Accelerators
  private let display: GObjectRef?
  private var pressed = PressedKeys()
  private var hook: EmissionHook?
  private var silence: SignalSilence?
  /// Whether the event that is handled now is the repeat of a held key.
  private(set) var isRepeat = false

  /// Filters the keys of all windows and popovers for as long as this object lives.
  init(_ accelerators: Accelerators) {
    self.accelerators = accelerators
    display = gdk_display_get_default().map { GObjectRef(retaining: UnsafeMutableRawPointer($0)) }
    if let display { InstanceDelegate.set(self, of: display.pointer) }
    hook = .surfaceEvents { [weak self] event, surface in self?.see(event, on: surface) }
  }

  isolated deinit {
    if let display { InstanceDelegate.set(nil, of: display.pointer) }
  }

  /// The filter of a program's display; nil where its application has not started.
  static var current: KeyRepeats? {
    gdk_display_get_default().flatMap { InstanceDelegate.get(UnsafeMutableRawPointer($0), as: KeyRepeats.self) }
  }

  private func see(_ event: OpaquePointer, on surface: UnsafeMutableRawPointer) {
    // The emission before this one is over.
    (silence, isRepeat) = (nil, false)
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS:
      isRepeat = pressed.press(gdk_key_event_get_keycode(event), at: gdk_event_get_time(event))
      guard isRepeat, !mayRepeat(event, on: OpaquePointer(surface)) else { return }
      silence = SignalSilence(of: "event", by: surface)
      Scheduled.afterThisEvent { [weak self] in self?.silence = nil }
    case GDK_KEY_RELEASE: pressed.release(gdk_key_event_get_keycode(event))
    case GDK_FOCUS_CHANGE where gdk_focus_event_get_in(event) == 0:
      pressed.focusLost(mayRepeatElsewhere: !isWayland)
    default: break
    }
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
    // In a text, a key without Ctrl or Alt is for the text.
    if isCommand || !isText, let accelerator = accelerators.first(matching: event) { return accelerator.repeats }
    guard isText else { return KeyRepeats.isMoving(key) && state.rawValue & GDK_ALT_MASK.rawValue == 0 }
    switch Int32(bitPattern: key) {
    // It does what the line is for, and begins a new line elsewhere.
    case GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter: return !isLine
    case GDK_KEY_Escape, GDK_KEY_F1...GDK_KEY_F35: return false
    default: return true
    }
  }

  /// The widget that has the focus in the window of a surface.
  private func focus(on surface: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
    guard let native = gtk_native_get_for_surface(surface) else { return nil }
    let widget = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    return gtk_widget_get_root(widget).flatMap(gtk_root_get_focus)
  }

  /// Whether a key moves the focus, a selection, a value or what is seen of a page.
  private static func isMoving(_ key: guint) -> Bool {
    switch Int32(bitPattern: key) {
    case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab, GDK_KEY_Home...GDK_KEY_End,
      GDK_KEY_KP_Home...GDK_KEY_KP_End:
      true
    default: false
    }
  }
}
