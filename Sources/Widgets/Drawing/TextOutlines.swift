import CGtk
import DragAndDrop

/// The letters of a text as filled outlines, of which cairo keeps no glyphs; of an emoji there are none.
final class TextOutlines: DirectDrawing {
  nonisolated(unsafe) private let path: UnsafeMutablePointer<cairo_path_t>
  private let origin: Point
  private let factor: Double
  private let color: Color

  /// With the top left corner of the text at `origin`.
  ///
  /// Wraps `pango_cairo_layout_path`.
  init(of text: TextLayout, at origin: Point, _ color: Color) {
    // As they were laid out, for cairo keeps a font for each scale that it is asked in.
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
