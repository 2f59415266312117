import CGtk
import DragAndDrop

/// A rectangle that is filled with an image; immutable.
///
/// A node of cairo's keeps it beside what it has recorded (`cairo_surface_set_user_data`). GTK paints such a node into an
/// image of its own first. What draws nodes itself paints once.
@MainActor final class ImageFill {
  private let image: PixelImage
  private let rect: Rect
  private let matrix: cairo_matrix_t

  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// - Parameter matrix: From where it is drawn to the pixels of the image.
  init(_ rect: Rect, with image: PixelImage, matrix: cairo_matrix_t) {
    (self.rect, self.image, self.matrix) = (rect, image, matrix)
  }

  /// The fill that a node was made for; nil for any other node.
  static func recorded(by node: OpaquePointer) -> ImageFill? {
    guard gsk_render_node_get_node_type(node) == GSK_CAIRO_NODE, let surface = gsk_cairo_node_get_surface(node),
      let fill = cairo_surface_get_user_data(surface, key)
    else { return nil }
    return Unmanaged<ImageFill>.fromOpaque(fill).takeUnretainedValue()
  }

  /// Draws it on a context, which is a node's.
  func record(on context: OpaquePointer) {
    draw(on: context)
    cairo_surface_set_user_data(
      cairo_get_target(context), Self.key, Unmanaged.passRetained(self).toOpaque()
    ) { fill in
      if let fill { Unmanaged<ImageFill>.fromOpaque(fill).release() }
    }
  }

  func draw(on context: OpaquePointer) {
    let pattern = image.makePattern()
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = matrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_rectangle(context, rect.minX, rect.minY, rect.size.width, rect.size.height)
    cairo_fill(context)
  }
}
