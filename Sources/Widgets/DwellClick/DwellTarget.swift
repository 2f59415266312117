import CGtk
import Geometry

/// The widget that a dwell click at a point activates.
@MainActor package struct DwellTarget {
  let picked: GObjectRef
  private let target: GObjectRef
  /// In the coordinates of `target`.
  private let point: Point
  /// The window or popover, and the point in its coordinates.
  private let (window, windowPoint): (GObjectRef, Point)

  /// Finds the target at a point of a window or popover; nil where a click has no effect.
  package init?(at point: Point, in window: UnsafeMutablePointer<GtkWidget>) {
    guard !Self.isBlocked(window), let picked = gtk_widget_pick(window, point.x, point.y, GTK_PICK_DEFAULT)
    else { return nil }
    var widget: UnsafeMutablePointer<GtkWidget>? = picked
    while let next = widget, !Self.takesClicks(next) { widget = gtk_widget_get_parent(next) }
    guard let widget, let inner = window.convert(point, to: widget) else { return nil }
    self.picked = GObjectRef(retaining: UnsafeMutableRawPointer(picked))
    target = GObjectRef(retaining: UnsafeMutableRawPointer(widget))
    self.point = inner
    (self.window, windowPoint) = (GObjectRef(retaining: UnsafeMutableRawPointer(window)), point)
  }

  /// The target that is at the same place now; nil for none.
  package var current: DwellTarget? { DwellTarget(at: windowPoint, in: window.typed()) }

  package func isSame(as other: DwellTarget) -> Bool { target.pointer == other.target.pointer }

  /// Returns whether a modal dialog keeps the input from the window of a widget.
  private static func isBlocked(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let root = gtk_widget_get_root(widget)
    return GtkWindows.all.contains {
      let window = $0.typed(GtkWindow.self)
      return gtk_window_get_modal(window) != 0 && gtk_widget_get_visible($0.typed()) != 0
        && gtk_window_get_transient_for(window).map(OpaquePointer.init) == root
    }
  }

  private static func takesClicks(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    InstanceDelegate.get(widget, as: CustomWidget.self)?.takesClicks == true || isText(widget)
      || isActivatableRow(widget) || ScanScope.isItem(widget)
  }

  /// Returns whether a widget is a row that a click activates; the focus may be on a switch or an entry in it instead.
  private static func isActivatableRow(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_list_box_row_get_type()) != 0 && gtk_list_box_row_get_activatable(widget.as()) != 0
  }

  private static func isText(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_text_get_type()) != 0
  }

  package func click() {
    let widget = target.typed(GtkWidget.self)
    if let custom = InstanceDelegate.get(widget, as: CustomWidget.self), custom.takesClicks {
      custom.click(at: point)
    } else if Self.isText(widget) {
      gtk_widget_grab_focus(widget)
    } else {
      gtk_widget_activate(widget)
    }
  }
}
