import CGtk
import Geometry

/// The widget that a dwell click at a point activates.
struct DwellTarget {
  /// The innermost widget at the point.
  let picked: GObjectRef
  private let target: GObjectRef
  /// In the coordinates of `target`.
  private let point: Point

  /// Finds the target at a point of a window or popover; nil where a click has no effect.
  @MainActor init?(at point: Point, in surface: UnsafeMutablePointer<GtkWidget>) {
    guard let picked = gtk_widget_pick(surface, point.x, point.y, GTK_PICK_DEFAULT) else { return nil }
    var widget: UnsafeMutablePointer<GtkWidget>? = picked
    while let next = widget, !DwellTarget.takesClicks(next) { widget = gtk_widget_get_parent(next) }
    guard let widget, let inner = surface.convert(point, to: widget) else { return nil }
    self.picked = GObjectRef(retaining: UnsafeMutableRawPointer(picked))
    target = GObjectRef(retaining: UnsafeMutableRawPointer(widget))
    self.point = inner
  }

  @MainActor private static func takesClicks(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    custom(widget)?.takesClicks == true || isText(widget) || ScanScope.isItem(widget)
  }

  @MainActor private static func custom(_ widget: UnsafeMutablePointer<GtkWidget>) -> CustomWidget? {
    InstanceDelegate.get(widget, as: CustomWidget.self)
  }

  @MainActor private static func isText(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_text_get_type()) != 0
  }

  @MainActor func click() {
    let widget = UnsafeMutableRawPointer(target.pointer).assumingMemoryBound(to: GtkWidget.self)
    // The widget may have been unmapped since, for example with its page.
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return }
    if let custom = DwellTarget.custom(widget), custom.takesClicks { return custom.click(at: point) }
    if DwellTarget.isText(widget) { gtk_widget_grab_focus(widget) } else { gtk_widget_activate(widget) }
  }
}
