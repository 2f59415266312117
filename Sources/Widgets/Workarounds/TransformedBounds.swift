import CGtk
import Geometry

/// Reports the bounds of custom widgets as they are shown, because GTK ignores the transforms of their ancestors.
///
/// From GTK 4.10 on, at least to 4.24, the place of a widget in its window is the sum of the positions that it and each
/// of its ancestors have in their parents. Tools then find the items of a scaled board at wrong places, and with the
/// sizes that they have without the scale. GTK 4.8 reports the right place.
enum TransformedBounds {
  /// Overrides the bounds of a new type of widgets (`GtkAccessibleInterface.get_bounds`).
  static func correct(in type: GType) {
    guard NewerFunctions.hasAccessibleBounds else { return }
    var info = GInterfaceInfo()
    info.interface_init = { interface, _ in
      interface?.assumingMemoryBound(to: CGtkAccessibleInterface.self).pointee.get_bounds = boundsFunction
    }
    g_type_add_interface_static(type, gtk_accessible_get_type(), &info)
  }

  /// Returns the bounds of a widget as they are shown, from the place of its parent; nil if it is not shown.
  fileprivate static func bounds(of widget: UnsafeMutablePointer<GtkWidget>) -> GdkRectangle? {
    guard gtk_widget_get_realized(widget) != 0, let parent = gtk_widget_get_parent(widget),
      let root = gtk_widget_get_root(widget), let outer = parent.bounds(in: root.as()),
      let bounds = widget.bounds(in: root.as())
    else { return nil }
    // Each position is rounded in the window, so that their sums are exact.
    return GdkRectangle(
      x: Int32(clamping: bounds.minX.rounded(.down) - outer.minX.rounded(.down)),
      y: Int32(clamping: bounds.minY.rounded(.down) - outer.minY.rounded(.down)),
      width: Int32(clamping: bounds.size.width.rounded(.up)), height: Int32(clamping: bounds.size.height.rounded(.up)))
  }
}

private typealias Length = UnsafeMutablePointer<Int32>
private typealias BoundsFunction = @convention(c) (OpaquePointer?, Length?, Length?, Length?, Length?) -> gboolean

private nonisolated let boundsFunction: BoundsFunction = { accessible, x, y, width, height in
  nonisolated(unsafe) let widget = accessible.map { UnsafeMutablePointer<GtkWidget>($0) }
  guard let bounds = MainActor.assumeIsolated({ widget.flatMap(TransformedBounds.bounds) }) else { return 0 }
  x?.pointee = bounds.x
  y?.pointee = bounds.y
  width?.pointee = bounds.width
  height?.pointee = bounds.height
  return 1
}
