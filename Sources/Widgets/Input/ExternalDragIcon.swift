import CGtk
import Geometry

/// The icon at the pointer during an external drag: pictures of widgets, and a drawing on them.
public struct ExternalDragIcon {
  let layers: [(widget: Widget, offset: Point)]
  let area: Rect
  let hotSpot: Point
  let draw: (Snapshot) -> Void

  /// Creates an icon; points are in the coordinates of the widget that leads the drag, in device-independent pixels.
  ///
  /// - Parameters:
  ///   - layers: The widgets, the lowest first, and the offset of each from the one that leads.
  ///   - area: The part that is shown.
  ///   - hotSpot: The point at the pointer.
  ///   - draw: Draws on the pictures.
  public init(
    layers: [(widget: Widget, offset: Point)], area: Rect, hotSpot: Point,
    draw: @escaping (Snapshot) -> Void = { _ in }
  ) {
    (self.layers, self.area, self.hotSpot, self.draw) = (layers, area, hotSpot, draw)
  }

  /// Shows the icon of a drag (`gtk_drag_icon_set_from_paintable`).
  @MainActor func set(on drag: OpaquePointer) {
    let drawing = Snapshot.paintable(area.size) { snapshot in
      snapshot.translated(by: .zero - area.origin) { snapshot in
        for layer in layers { snapshot.translated(by: layer.offset) { Self.draw(layer.widget, $0) } }
        draw(snapshot)
      }
    }
    guard let picture = drawing else { return }
    let point = hotSpot - area.origin
    gtk_drag_icon_set_from_paintable(drag, picture, Int32(pixels: point.x), Int32(pixels: point.y))
    g_object_unref(UnsafeMutableRawPointer(picture))
  }

  /// Draws a widget as it looks now (`gdk_paintable_get_current_image`).
  @MainActor private static func draw(_ widget: Widget, _ snapshot: Snapshot) {
    let live = gtk_widget_paintable_new(widget.pointer)
    defer { g_object_unref(UnsafeMutableRawPointer(live)) }
    guard let picture = gdk_paintable_get_current_image(live) else { return }
    gdk_paintable_snapshot(
      picture, snapshot.pointer, Double(gdk_paintable_get_intrinsic_width(picture)),
      Double(gdk_paintable_get_intrinsic_height(picture)))
    g_object_unref(UnsafeMutableRawPointer(picture))
  }
}
