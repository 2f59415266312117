import CGtk

/// What a node of cairo's shows, drawn at once by whoever draws nodes itself; immutable.
///
/// The node keeps it beside what it has recorded (`cairo_surface_set_user_data`). GTK paints such a node into an image of
/// its own first.
@MainActor class DirectDrawing {
  init() {}

  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// What a node was made for; nil for any other node.
  static func recorded(by node: OpaquePointer) -> DirectDrawing? {
    guard gsk_render_node_get_node_type(node) == GSK_CAIRO_NODE, let surface = gsk_cairo_node_get_surface(node),
      let drawing = cairo_surface_get_user_data(surface, key)
    else { return nil }
    return Unmanaged<DirectDrawing>.fromOpaque(drawing).takeUnretainedValue()
  }

  /// Draws it on a context, which is a node's.
  final func record(on context: OpaquePointer) {
    draw(on: context)
    cairo_surface_set_user_data(
      cairo_get_target(context), Self.key, Unmanaged.passRetained(self).toOpaque()
    ) { drawing in
      if let drawing { Unmanaged<DirectDrawing>.fromOpaque(drawing).release() }
    }
  }

  /// Draws it.
  func draw(on context: OpaquePointer) {}
}
