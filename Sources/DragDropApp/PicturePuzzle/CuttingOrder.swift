import Pictures

nonisolated struct CuttingOrder: Equatable, Sendable {
  typealias Pieces = (whole: Bitmap, tiles: [Bitmap])

  /// The size of all tiles together, in device pixels; the picture is cropped to this shape.
  let size: PixelSize
  /// The number of columns, and of rows.
  let count: Int
  let seams: Seams

  /// The edges that are drawn into the tiles: their width in pixels, and their strength from 0 to 1.
  struct Seams: Equatable, Sendable {
    let width: Int
    let strength: Double
  }

  /// Cuts a picture, which takes a while, on any thread.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if there is not enough memory.
  func pieces(of picture: Bitmap) throws(PictureError) -> Pieces {
    let whole = try picture.part(picture.size.middle(shapedAs: size)).scaled(to: size)
    let seamed = try whole.withSeams(columns: count, rows: count, width: seams.width, strength: seams.strength)
    return (whole, seamed.tiles(columns: count, rows: count))
  }
}
