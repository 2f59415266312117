import CGtk

/// Immutable content of a cairo node that can be drawn directly on a context.
///
/// GTK paints a cairo node into an intermediate image first; `Drawing.draw(_:on:)` avoids that. The node's surface owns
/// this object (`cairo_surface_set_user_data`).
@MainActor class DirectDrawing {
  init() {}

  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  static func recorded(by node: OpaquePointer) -> DirectDrawing? {
    guard gsk_render_node_get_node_type(node) == GSK_CAIRO_NODE, let surface = gsk_cairo_node_get_surface(node),
      let drawing = cairo_surface_get_user_data(surface, key)
    else { return nil }
    return Unmanaged<DirectDrawing>.fromOpaque(drawing).takeUnretainedValue()
  }

  /// Draws on the context of a cairo node and attaches this object to its surface.
  final func record(on context: OpaquePointer) {
    draw(on: context)
    cairo_surface_set_user_data(
      cairo_get_target(context), Self.key, Unmanaged.passRetained(self).toOpaque()
    ) { drawing in
      if let drawing { Unmanaged<DirectDrawing>.fromOpaque(drawing).release() }
    }
  }

  func draw(on context: OpaquePointer) {}
}
