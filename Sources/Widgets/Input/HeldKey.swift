import CGtk

/// Reports a key of a window when it is pressed and released, wherever the focus is (`GtkEventControllerKey`).
@MainActor public final class HeldKey {
  private let key: guint
  private let changed: (_ isHeld: Bool) -> Void
  private var keys: EventController?
  private var isHeld = false

  /// Calls `changed` when the key is pressed without Ctrl, Alt, Shift or Super, and when it is released.
  ///
  /// The key counts from the next time that `widget` is mapped until it is unmapped, so create this object before the
  /// widget is shown. `changed` must not retain the widget.
  ///
  /// - Parameter name: The name of the key, such as `F3` (`gdk_keyval_from_name`).
  public init(_ name: String, on widget: Widget, _ changed: @escaping (_ isHeld: Bool) -> Void) {
    (key, self.changed) = (gdk_keyval_from_name(name), changed)
    widget.ref.connect("map") { [weak self, weak widget] in widget.map { self?.watch($0) } }
    widget.ref.connect("unmap") { [weak self] in
      self?.keys?.remove()
      self?.keys = nil
      self?.set(false)
    }
  }

  /// The window keeps the controller, also after the widget has gone.
  isolated deinit { keys?.remove() }

  private func watch(_ widget: Widget) {
    guard let root = gtk_widget_get_root(widget.pointer) else { return }
    let keys = EventController(gtk_event_controller_key_new(), on: Widget(borrowing: root.as()), phase: .capture)
    keys.ref.connect("key-pressed") { [weak self] press in
      guard let self, g_value_get_uint(press[1]) == key, g_value_get_flags(press[3]) & Self.modifiers == 0 else {
        return
      }
      // The release of an earlier press was lost if another window had the focus.
      if KeyRepeats.current?.isRepeat == false { isHeld = false }
      set(true)
      press.answer(true)
    }
    keys.ref.connect("key-released") { [weak self] release in
      if let self, g_value_get_uint(release[1]) == key { set(false) }
    }
    self.keys = keys
  }

  private static let modifiers =
    GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_SUPER_MASK.rawValue

  private func set(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    changed(isHeld)
  }
}
