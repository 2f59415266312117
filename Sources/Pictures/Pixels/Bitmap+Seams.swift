import CGtk

nonisolated extension Bitmap {
  /// The picture with the edges of its tiles (``TileSheet``) drawn in, so that a tile is one texture and nothing else.
  ///
  /// An edge is a dark line with a light one within, to be seen on light and on dark pictures. Takes a while for a large
  /// picture, on whatever thread it is called.
  ///
  /// Wraps `cairo_fill`.
  ///
  /// - Parameters:
  ///   - columns: How many tiles lie beside each other; at least 1.
  ///   - rows: How many tiles lie below each other; at least 1.
  ///   - width: Of each of the two lines, in pixels.
  ///   - strength: How much they cover what is beneath, from 0 to 1.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if there is no memory for it.
  public func withSeams(columns: Int, rows: Int, width: Int, strength: Double) throws(PictureError) -> Bitmap {
    try painted(at: size) { context in
      for tile in size.tiles(columns: columns, rows: rows) {
        frame(context, tile, inset: 0, width: width)
        cairo_set_source_rgba(context, 0, 0, 0, strength)
        cairo_fill(context)
        frame(context, tile, inset: width, width: width)
        cairo_set_source_rgba(context, 1, 1, 1, strength)
        cairo_fill(context)
      }
    }
  }

  /// Outlines a line that runs around a tile.
  private func frame(_ context: OpaquePointer?, _ tile: PixelRect, inset: Int, width: Int) {
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    for edge in [inset, inset + width] {
      cairo_rectangle(
        context, Double(tile.x + edge), Double(tile.y + edge), Double(max(0, tile.size.width - 2 * edge)),
        Double(max(0, tile.size.height - 2 * edge)))
    }
  }
}
