import CGtk
import Geometry

/// The letters of a text as filled paths, for which cairo caches no glyphs; emoji have none.
final class TextOutlines: DirectDrawing {
  nonisolated(unsafe) private let path: UnsafeMutablePointer<cairo_path_t>
  private let origin: Point
  private let factor: Double
  private let color: Color

  /// Wraps `pango_cairo_layout_path`; the top left corner of the text is at `origin`.
  init(of text: TextLayout, at origin: Point, _ color: Color) {
    // Unscaled, because cairo caches a font for each scale.
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let context = cairo_create(surface)!
    pango_cairo_layout_path(context, text.ref.opaque)
    path = cairo_copy_path(context)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    (self.origin, self.factor, self.color) = (origin, text.factor, color)
  }

  isolated deinit { cairo_path_destroy(path) }

  override func draw(on context: OpaquePointer) {
    cairo_save(context)
    cairo_translate(context, origin.x, origin.y)
    cairo_scale(context, factor, factor)
    cairo_append_path(context, path)
    cairo_restore(context)
    Painter(context: context).fill(color)
  }
}
