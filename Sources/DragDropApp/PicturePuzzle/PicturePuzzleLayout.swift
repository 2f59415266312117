import DragAndDrop

/// Where the tiles of a puzzle lie: an area of about the picture's shape in the middle of the board, without gaps.
///
/// All have the same size in whole pixels, so that each is as sharp in every place as in its own.
nonisolated struct PicturePuzzleLayout: Equatable {
  /// The longest that the area's sides get, in device-independent pixels: twice that of a phone.
  static let largestSide = 780
  private static let margin = 12

  /// The area of all tiles.
  let area: Rect
  private let tile: Size
  private let count: Int
  /// The shape that it was laid out for.
  let aspect: Double

  /// Lays out `count` × `count` tiles of a picture; `aspect` is its width in relation to its height.
  init(size: Size, count: Int, aspect: Double = 1) {
    let room = Size(
      width: min(size.width - 2 * Double(Self.margin), Double(Self.largestSide)),
      height: min(size.height - 2 * Double(Self.margin), Double(Self.largestSide)))
    // A tile has a pixel at least, however small the board.
    func side(_ room: Double) -> Double { max(1, (room / Double(count)).rounded(.down)) }
    tile = Size(width: side(min(room.width, room.height * aspect)), height: side(min(room.height, room.width / aspect)))
    (self.count, self.aspect) = (count, aspect)
    area = Rect(center: Rect(origin: .zero, size: size).center, size: tile * Double(count)).wholePixels
  }

  /// The frame of a position, counted from zero in reading order.
  func frame(of index: Int) -> Rect {
    let (column, row) = (Double(index % count), Double(index / count))
    return Rect(origin: area.origin + Point(x: column * tile.width, y: row * tile.height), size: tile)
  }
}
