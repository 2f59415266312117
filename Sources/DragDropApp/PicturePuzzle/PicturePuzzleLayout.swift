import Widgets

/// Where the tiles of a puzzle lie: a square in the middle of the board, without gaps, in whole pixels.
nonisolated struct PicturePuzzleLayout: Equatable {
  /// The longest that the square's side gets, in device-independent pixels: twice that of a phone.
  static let largestSide = 780
  private static let margin = 12

  /// The square of all tiles.
  let square: Rect
  private let side: Int
  private let count: Int

  /// Lays out `count` × `count` tiles.
  init(size: Size, count: Int) {
    side = max(count, min(Int(min(size.width, size.height)) - 2 * Self.margin, Self.largestSide))
    self.count = count
    square = Rect(
      x: ((size.width - Double(side)) / 2).rounded(), y: ((size.height - Double(side)) / 2).rounded(),
      width: Double(side), height: Double(side))
  }

  /// The frame of a position, counted from zero in reading order; its edges are those at which the picture is cut.
  func frame(of index: Int) -> Rect {
    let (column, row) = (index % count, index / count)
    let (left, right) = (column * side / count, (column + 1) * side / count)
    let (top, bottom) = (row * side / count, (row + 1) * side / count)
    return Rect(
      x: square.minX + Double(left), y: square.minY + Double(top), width: Double(right - left),
      height: Double(bottom - top))
  }
}
