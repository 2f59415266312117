import DragAndDrop

/// Where the tiles of a puzzle lie: an area of the picture's shape in the middle of the board, without gaps, in whole
/// pixels.
nonisolated struct PicturePuzzleLayout: Equatable {
  /// The longest that the area's sides get, in device-independent pixels: twice that of a phone.
  static let largestSide = 780
  private static let margin = 12

  /// The area of all tiles.
  let area: Rect
  private let (width, height): (Int, Int)
  private let count: Int
  /// The shape that it was laid out for.
  let aspect: Double

  /// Lays out `count` × `count` tiles of a picture; `aspect` is its width in relation to its height.
  init(size: Size, count: Int, aspect: Double = 1) {
    let room = Size(
      width: min(size.width - 2 * Double(Self.margin), Double(Self.largestSide)),
      height: min(size.height - 2 * Double(Self.margin), Double(Self.largestSide)))
    // A tile has a pixel at least, however small the board.
    width = max(count, Int(min(room.width, room.height * aspect)))
    height = max(count, Int(min(room.height, room.width / aspect)))
    (self.count, self.aspect) = (count, aspect)
    let extent = Size(width: Double(width), height: Double(height))
    area = Rect(center: Rect(origin: .zero, size: size).center, size: extent).wholePixels
  }

  /// The frame of a position, counted from zero in reading order; its edges are those at which the picture is cut.
  func frame(of index: Int) -> Rect {
    let (column, row) = (index % count, index / count)
    let (left, right) = (column * width / count, (column + 1) * width / count)
    let (top, bottom) = (row * height / count, (row + 1) * height / count)
    return Rect(
      x: area.minX + Double(left), y: area.minY + Double(top), width: Double(right - left),
      height: Double(bottom - top))
  }
}
