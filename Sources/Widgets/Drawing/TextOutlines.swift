import CGtk
import Geometry

extension Painter {
  /// Fills the letters as paths, for which cairo caches no glyphs; emoji have none (`pango_cairo_layout_path`).
  func fill(outlinesOf text: TextLayout, at origin: Point, _ color: Color) {
    cairo_save(context)
    // The path is made unscaled, because cairo caches a font for each scale.
    cairo_identity_matrix(context)
    pango_cairo_layout_path(context, text.ref.opaque)
    let path = cairo_copy_path(context)
    cairo_new_path(context)
    cairo_restore(context)
    cairo_save(context)
    cairo_translate(context, origin.x, origin.y)
    cairo_scale(context, text.factor, text.factor)
    cairo_append_path(context, path)
    cairo_path_destroy(path)
    cairo_restore(context)
    fill(color)
  }
}
