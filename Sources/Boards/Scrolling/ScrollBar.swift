import CGtk
import Geometry
import Widgets

/// A scroll bar with an adjustment of its own, hidden while everything fits (`GtkScrollbar`).
final class ScrollBar: Widget {
  let adjustment: UnsafeMutablePointer<GtkAdjustment>
  var changed: () -> Void = {}
  private let orientation: GtkOrientation

  init(_ orientation: GtkOrientation) {
    self.orientation = orientation
    adjustment = gtk_adjustment_new(0, 0, 0, 40, 0, 0)
    // Screen readers read the items, and scroll to them by the focus.
    super.init(cgtk_widget_new(gtk_scrollbar_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_orientable_set_orientation(opaque, orientation)
    // The bar takes ownership of the adjustment.
    gtk_scrollbar_set_adjustment(opaque, adjustment)
    addStyle("overlay-indicator")
    isVisible = false
    GObjectRef(retaining: adjustment).connect("value-changed") { [weak self] in self?.changed() }
  }

  var value: Double {
    get { gtk_adjustment_get_value(adjustment) }
    set { gtk_adjustment_set_value(adjustment, newValue) }
  }

  var canScroll: Bool {
    gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
      > gtk_adjustment_get_page_size(adjustment) + 0.5
  }

  var thickness: Double {
    Double(extent(orientation == GTK_ORIENTATION_VERTICAL ? .horizontal : .vertical, other: -1).natural)
  }

  /// Sets the bounds of the content and the part of it that is visible, and the value if it is not nil.
  func setRange(_ lower: Double, _ upper: Double, page: Double, value: Double? = nil) {
    let page = max(0, page)
    gtk_adjustment_configure(adjustment, value ?? self.value, lower, max(page, upper), 40, page * 0.9, page)
    isVisible = canScroll
  }

  func reveal(_ start: Double, _ end: Double, margin: Double) {
    gtk_adjustment_clamp_page(adjustment, start - margin, end + margin)
  }
}
