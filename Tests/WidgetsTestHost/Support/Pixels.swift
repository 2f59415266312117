import CGtk
import Geometry
import Widgets

/// The picture of a widget, with one pixel for each device-independent one.
final class Pixels {
  private let surface: OpaquePointer

  init(of widget: Widget) {
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(widget.size.width), Int32(widget.size.height))
    guard let node = RenderNode.shown(by: widget) else { return }
    let context = cairo_create(surface)
    gsk_render_node_draw(node, context)
    gsk_render_node_unref(node)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// All of them, four bytes for each.
  var bytes: [UInt8] {
    let count = Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface))
    return Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: count))
  }

  /// The color at a point, which is covered as a whole or not at all.
  subscript(point: Point) -> Color {
    let offset = Int(point.y) * Int(cairo_image_surface_get_stride(surface)) + Int(point.x) * 4
    return Color(argb: UnsafeRawPointer(cairo_image_surface_get_data(surface) + offset).load(as: UInt32.self))
  }
}

extension Color {
  /// A color from one pixel of cairo's ARGB32.
  init(argb: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(argb >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: part(24))
  }
}

/// The render nodes of a widget.
enum RenderNode {
  /// The node of a widget, to be released with `gsk_render_node_unref`; nil if it draws nothing.
  static func shown(by widget: Widget) -> OpaquePointer? {
    let paintable = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget.pointer)))
    let snapshot = gtk_snapshot_new()!
    gdk_paintable_snapshot(
      paintable.opaque, snapshot, widget.size.width, widget.size.height)
    return gtk_snapshot_free_to_node(snapshot)
  }
}
