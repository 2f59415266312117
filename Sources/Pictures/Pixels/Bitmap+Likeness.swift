nonisolated extension Bitmap {
  /// The number of cells in a row of all tiles: half of the pixels of a board on a typical monitor.
  private static let cellsAcross = 384
  /// The tolerance for tiles: about a just noticeable difference in details, less than one 8-bit level on average.
  ///
  /// Six levels of a gray are 2.3 units of CIELAB, the just noticeable difference that Mahy, Van Eycken and Oosterlinck
  /// measured ('Evaluation of Uniform Color Spaces Developed after the Adoption of CIELAB and CIELUV', 1994).
  private static let tolerance = LookTolerance(
    cell: 6 * LookTolerance.level, block: LookTolerance.level, whole: LookTolerance.level)

  /// Returns, for each tile by rows, the index of the first tile that looks the same, which can be the tile itself.
  ///
  /// Tiles look the same if people cannot tell them apart on the board, such as tiles of a plain area with JPEG
  /// artifacts. Only the pixels of the tiles are compared, without frames. Slow for large pictures.
  ///
  /// - Parameters:
  ///   - columns: The number of tiles in a row; at least 1.
  ///   - rows: The number of tiles in a column; at least 1.
  public func firstTilesAlike(columns: Int, rows: Int) -> [Int] {
    let side = CellGrid.blocks * max(1, Self.cellsAcross / CellGrid.blocks / max(columns, rows))
    return CellGrid(self, columns: columns, rows: rows, side: side).firsts(within: Self.tolerance)
  }
}

/// A coarse version of a picture, to compare it with others.
nonisolated public struct PictureSketch: Sendable {
  private static let side = 64
  /// The tolerance for pictures: more than a JPEG of quality 75 changes them.
  private static let tolerance = LookTolerance(
    cell: 40 * LookTolerance.level, block: LookTolerance.level * 5 / 4, whole: LookTolerance.level)

  private let grid: CellGrid
  private let size: PixelSize

  /// Creates a sketch; takes a while for large pictures, on the calling thread.
  public init(_ picture: Bitmap) {
    grid = CellGrid(picture, columns: 1, rows: 1, side: Self.side)
    size = picture.size
  }

  /// Returns whether two pictures look the same, even at other sizes or after JPEG compression.
  public func looksLike(_ other: PictureSketch) -> Bool {
    let (wide, high) = (size.width * other.size.height, size.height * other.size.width)
    // Scaling rounds a side to whole pixels.
    let isSameShape = abs(wide - high) <= max(size.longestSide, other.size.longestSide)
    return isSameShape && grid.looksAlike(0, 0, in: other.grid, within: Self.tolerance)
  }
}
