import Geometry
import Pictures

nonisolated struct CuttingOrder: Equatable, Sendable {
  typealias Pieces = (whole: Bitmap, tiles: [Bitmap])

  /// The size of all tiles together, in device pixels; the picture is cropped to this shape.
  let size: PixelSize
  let count: Int
  let seams: Seams

  /// The edges that are drawn into the tiles: their width in pixels, and their strength from 0 to 1.
  struct Seams: Equatable, Sendable {
    let width: Int
    let strength: Double
  }

  /// Creates an order; `area` is in device-independent pixels, each of which has `scale` device pixels.
  init(_ area: Size, count: Int, scale: Double, isHighContrast: Bool) {
    size = PixelSize(width: Int(clamping: area.width * scale), height: Int(clamping: area.height * scale))
    self.count = count
    seams = Seams(width: max(1, Int(clamping: 0.5 * scale)), strength: isHighContrast ? 1 : 0.35)
  }

  /// Cuts a picture, which takes time, on any thread; throws ``PictureError/tooLarge(_:)`` without enough memory.
  func pieces(of picture: Bitmap) throws(PictureError) -> Pieces {
    let whole = try picture.part(picture.size.middle(shapedAs: size)).scaled(to: size)
    let seamed = try whole.withSeams(columns: count, rows: count, width: seams.width, strength: seams.strength)
    return (whole, seamed.tiles(columns: count, rows: count))
  }
}
