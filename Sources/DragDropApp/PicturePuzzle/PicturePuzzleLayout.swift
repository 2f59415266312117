import Geometry

/// The layout of the tiles, whose equal sizes in whole pixels make them equally sharp at every position.
nonisolated struct PicturePuzzleLayout: Equatable {
  private static let margin = 12.0
  /// The longest side of the picture on a zoomed board, in device pixels, which bounds its memory.
  private static let largestZoomedSide = 2048.0
  private static let spacing = 24.0
  /// The width of the whole picture as a share of that of the tiles, and its minimum in device-independent pixels.
  private static let (pictureShare, minimumPicture) = (0.75, 160.0)

  let area: Rect
  /// The frame of the whole picture; `nil` if it is not wanted, or if there is no room beside the tiles.
  let picture: Rect?
  let tile: Size
  private let count: Int
  /// The width divided by the height of the picture.
  let aspect: Double

  init(size: Size, count: Int, aspect: Double = 1, showsPicture: Bool = false, isRightToLeft: Bool = false) {
    let room = Size(width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
    // A tile has at least one pixel, however small the board is.
    func side(_ room: Double) -> Double { max(1, (room / Double(count)).rounded(.down)) }
    tile = Size(width: side(min(room.width, room.height * aspect)), height: side(min(room.height, room.width / aspect)))
    (self.count, self.aspect) = (count, aspect)
    let tiles = tile * Double(count)
    let center = Rect(origin: .zero, size: size).center
    let width = min(room.width - tiles.width - Self.spacing, tiles.width * Self.pictureShare)
    guard showsPicture, width >= Self.minimumPicture else {
      (area, picture) = (Rect(center: center, size: tiles).wholePixels, nil)
      return
    }
    let offset = { (part: Double) in Point(x: (isRightToLeft ? -part : part) / 2, y: 0) }
    area = Rect(center: center - offset(width + Self.spacing), size: tiles).wholePixels
    let shown = Size(width: width, height: width * tiles.height / tiles.width)
    picture = Rect(center: center + offset(tiles.width + Self.spacing), size: shown).wholePixels
  }

  /// Returns the device pixels of the picture per device-independent pixel of a board, within a limit if it is zoomed.
  func pictureScale(_ scaleFactor: Double, zoom: Double) -> Double {
    let side = max(area.size.width, area.size.height, 1) * scaleFactor
    return scaleFactor * min(zoom, max(1, Self.largestZoomedSide / side))
  }

  func frame(of index: Int) -> Rect {
    let (column, row) = (Double(index % count), Double(index / count))
    return Rect(origin: area.origin + Point(x: column * tile.width, y: row * tile.height), size: tile)
  }
}
