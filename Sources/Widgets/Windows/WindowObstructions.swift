import CGtk

/// Observes what keeps the user from the content of a window.
///
/// That is an open popover, a dialog above it, another active window, and from GTK 4.12 on, that it is not visible.
@MainActor public final class WindowObstructions {
  private static let suspendedProperty = "suspended"

  private weak var window: Window?
  private let changed: (_ isObstructed: Bool) -> Void
  private var hooks: [EmissionHook] = []
  private var handlers: [SignalToken] = []
  private var open: Set<UnsafeMutableRawPointer> = []
  private var isObstructed: Bool?

  /// Calls `changed` now, and whenever the first obstruction begins or the last one ends (`GtkWidget::map`,
  /// `GtkWidget::unmap`, `notify::is-active` and `notify::suspended`).
  public init(of window: Window, _ changed: @escaping (_ isObstructed: Bool) -> Void) {
    (self.window, self.changed) = (window, changed)
    hooks = [
      EmissionHook("map", of: gtk_widget_get_type()) { [weak self] in self?.mapped(g_value_get_object($0[0])) },
      EmissionHook("unmap", of: gtk_widget_get_type()) { [weak self] in self?.unmapped(g_value_get_object($0[0])) },
    ]
    for property in ["is-active", Self.suspendedProperty] {
      let handler = connect(window.ref.pointer, "notify::\(property)") { [weak self] in self?.update() }
      handlers.append(SignalToken(handler))
    }
    update()
  }

  private func mapped(_ widget: UnsafeMutableRawPointer?) {
    guard let widget, isPopover(widget) || isDialog(widget) else { return }
    open.insert(widget)
    update()
  }

  private func unmapped(_ widget: UnsafeMutableRawPointer?) {
    if let widget, open.remove(widget) != nil { update() }
  }

  private func isPopover(_ widget: UnsafeMutableRawPointer) -> Bool {
    guard cgtk_is_a(widget, gtk_popover_get_type()) != 0 else { return false }
    return gtk_widget_get_root(widget.assumingMemoryBound(to: GtkWidget.self)) == window?.ref.opaque
  }

  /// Returns whether a widget is a dialog within this window, or a window above it, directly or above another dialog.
  private func isDialog(_ widget: UnsafeMutableRawPointer) -> Bool {
    guard let window else { return false }
    if let sheets = SheetFunctions.available, cgtk_is_a(widget, sheets.type()) != 0 {
      return gtk_widget_get_root(widget.assumingMemoryBound(to: GtkWidget.self)) == window.ref.opaque
    }
    guard cgtk_is_a(widget, gtk_window_get_type()) != 0 else { return false }
    let beneath = sequence(first: widget.assumingMemoryBound(to: GtkWindow.self)) { gtk_window_get_transient_for($0) }
    return beneath.dropFirst().contains(window.typed())
  }

  private func update() {
    guard let window else { return }
    let isObstructed = !open.isEmpty || !window.isActive || isSuspended(window)
    guard isObstructed != self.isObstructed else { return }
    self.isObstructed = isObstructed
    changed(isObstructed)
  }

  /// Returns whether the compositor reports that nothing of the window is visible; false before GTK 4.12.
  private func isSuspended(_ window: Window) -> Bool {
    let windowClass = cgtk_class_of(window.ref.pointer)?.as(GObjectClass.self)
    guard g_object_class_find_property(windowClass, Self.suspendedProperty) != nil else { return false }
    return cgtk_get_int(window.ref.pointer, Self.suspendedProperty) != 0
  }
}
