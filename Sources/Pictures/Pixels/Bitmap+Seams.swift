import CGtk

nonisolated extension Bitmap {
  /// Returns the picture with the edges of its ``tiles(columns:rows:)``, so that a tile needs only one texture.
  ///
  /// An edge is a dark line with a light one inside, each `width` pixels wide, visible on any picture (`cairo_fill`).
  /// Slow for large pictures. `columns` and `rows` are at least 1, and `strength` is an opacity from 0 to 1.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if there is not enough memory.
  public func withSeams(columns: Int, rows: Int, width: Int, strength: Double) throws(PictureError) -> Bitmap {
    try painted(at: size) { context in
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      for tile in size.tiles(columns: columns, rows: rows) {
        for (inset, gray) in [(0, 0.0), (width, 1.0)] {
          for edge in [inset, inset + width] {
            cairo_rectangle(
              context, Double(tile.x + edge), Double(tile.y + edge), Double(max(0, tile.size.width - 2 * edge)),
              Double(max(0, tile.size.height - 2 * edge)))
          }
          cairo_set_source_rgba(context, gray, gray, gray, strength)
          cairo_fill(context)
        }
      }
    }
  }
}
