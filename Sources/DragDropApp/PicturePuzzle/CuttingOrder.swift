import Pictures

/// How a picture is to be cut into tiles.
nonisolated struct CuttingOrder: Equatable, Sendable {
  /// Whole, and in tiles.
  typealias Pieces = (whole: Bitmap, tiles: TileSheet)

  /// Of all tiles together, in device pixels; the picture is cropped to this shape.
  let size: PixelSize
  /// How many tiles lie beside and below each other.
  let count: Int
  let seams: Seams

  /// How the edges of the tiles are drawn into them: in pixels, and in parts of one.
  struct Seams: Equatable, Sendable {
    let width: Int
    let strength: Double
  }

  /// Takes a while; on any thread.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if there is no memory for them.
  func pieces(of picture: Bitmap) throws(PictureError) -> Pieces {
    let whole = try picture.part(picture.size.middle(shapedAs: size)).scaled(to: size)
    let seamed = try whole.withSeams(columns: count, rows: count, width: seams.width, strength: seams.strength)
    return (whole, TileSheet(seamed, columns: count, rows: count))
  }
}
