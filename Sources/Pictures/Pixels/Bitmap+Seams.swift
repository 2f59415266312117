import CGtk

nonisolated extension Bitmap {
  /// Returns the picture with the edges of its tiles (``tiles(columns:rows:)``) drawn in, so that a tile needs only one
  /// texture.
  ///
  /// An edge is a dark line with a light one inside, to be visible on any picture. Takes a while for large pictures, on
  /// the calling thread. Wraps `cairo_fill`.
  ///
  /// - Parameters:
  ///   - columns: The number of tiles in a row; at least 1.
  ///   - rows: The number of tiles in a column; at least 1.
  ///   - width: The width of each of the two lines, in pixels.
  ///   - strength: The opacity of the lines, from 0 to 1.
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
