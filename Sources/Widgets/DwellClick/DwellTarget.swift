import CGtk
import Geometry

/// The widget that a dwell click at a point activates.
@MainActor struct DwellTarget {
  let picked: GObjectRef
  private let target: GObjectRef
  /// In the coordinates of `target`.
  private let point: Point

  /// Finds the target at a point of a window or popover; nil where a click has no effect.
  init?(at point: Point, in window: UnsafeMutablePointer<GtkWidget>) {
    guard let picked = gtk_widget_pick(window, point.x, point.y, GTK_PICK_DEFAULT) else { return nil }
    var widget: UnsafeMutablePointer<GtkWidget>? = picked
    while let next = widget, !Self.takesClicks(next) { widget = gtk_widget_get_parent(next) }
    guard let widget, let inner = window.convert(point, to: widget) else { return nil }
    self.picked = GObjectRef(retaining: UnsafeMutableRawPointer(picked))
    target = GObjectRef(retaining: UnsafeMutableRawPointer(widget))
    self.point = inner
  }

  private static func takesClicks(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    InstanceDelegate.get(widget, as: CustomWidget.self)?.takesClicks == true || isText(widget)
      || isActivatableRow(widget) || ScanScope.isItem(widget)
  }

  /// Returns whether a click on a row activates it, perhaps in place of a switch or an entry that takes its focus.
  private static func isActivatableRow(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_list_box_row_get_type()) != 0 && gtk_list_box_row_get_activatable(widget.as()) != 0
  }

  private static func isText(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_text_get_type()) != 0
  }

  func click() {
    let widget = target.typed(GtkWidget.self)
    // The widget may have been unmapped since, for example with its page.
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return }
    if let custom = InstanceDelegate.get(widget, as: CustomWidget.self), custom.takesClicks {
      custom.click(at: point)
    } else if Self.isText(widget) {
      gtk_widget_grab_focus(widget)
    } else {
      gtk_widget_activate(widget)
    }
  }
}
