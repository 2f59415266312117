import CGtk
import Geometry

final class ImageFill: DirectDrawing {
  private let image: PixelImage
  private let rect: Rect
  private let matrix: cairo_matrix_t

  /// - Parameter matrix: Maps user space to image pixels.
  init(_ rect: Rect, with image: PixelImage, matrix: cairo_matrix_t) {
    (self.rect, self.image, self.matrix) = (rect, image, matrix)
  }

  override func draw(on context: OpaquePointer) {
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
