import Geometry

/// The layout of the tiles: an area of about the picture's shape in the middle of the board, without gaps.
///
/// All tiles have the same size in whole pixels, so that a tile is equally sharp at every position.
nonisolated struct PicturePuzzleLayout: Equatable {
  /// The maximum side of the area, in device-independent pixels: twice that on a phone.
  static let largestSide = 780
  private static let margin = 12

  let area: Rect
  private let tile: Size
  private let count: Int
  /// The width divided by the height of the picture.
  let aspect: Double

  init(size: Size, count: Int, aspect: Double = 1) {
    let room = Size(
      width: min(size.width - 2 * Double(Self.margin), Double(Self.largestSide)),
      height: min(size.height - 2 * Double(Self.margin), Double(Self.largestSide)))
    // A tile has at least one pixel, however small the board is.
    func side(_ room: Double) -> Double { max(1, (room / Double(count)).rounded(.down)) }
    tile = Size(width: side(min(room.width, room.height * aspect)), height: side(min(room.height, room.width / aspect)))
    (self.count, self.aspect) = (count, aspect)
    area = Rect(center: Rect(origin: .zero, size: size).center, size: tile * Double(count)).wholePixels
  }

  /// Returns the frame of the position at a zero-based index in reading order.
  func frame(of index: Int) -> Rect {
    let (column, row) = (Double(index % count), Double(index / count))
    return Rect(origin: area.origin + Point(x: column * tile.width, y: row * tile.height), size: tile)
  }
}
