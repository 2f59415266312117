nonisolated extension Bitmap {
  /// How many cells of all tiles together lie beside each other: half as many as the pixels of a board on a usual monitor.
  private static let cellsAcross = 384
  /// How far tiles may differ: in details by about what can just be noticed, and on average by less than 8 bits can show.
  ///
  /// Six levels of a gray are 2.3 units of CIELAB, the just noticeable difference that Mahy, Van Eycken and Oosterlinck
  /// measured ('Evaluation of Uniform Color Spaces Developed after the Adoption of CIELAB and CIELUV', 1994).
  private static let tolerance = LookTolerance(
    cell: 6 * LookTolerance.level, block: LookTolerance.level, whole: LookTolerance.level)

  /// For each tile, row by row, the index of the first one that looks the same: its own, if no earlier tile does.
  ///
  /// Tiles look the same if nobody can tell them apart on the board, as those of a plain area that a JPEG has made a
  /// little uneven. The pixels of the picture count, and not those of its frame, its neighbors or its enlargement. Takes
  /// a while, on whatever thread it is called.
  ///
  /// - Parameters:
  ///   - columns: How many tiles lie beside each other; at least 1.
  ///   - rows: How many tiles lie below each other; at least 1.
  public func firstTilesAlike(columns: Int, rows: Int) -> [Int] {
    let side = CellGrid.blocks * max(1, Self.cellsAcross / CellGrid.blocks / max(columns, rows))
    return CellGrid(self, columns: columns, rows: rows, side: side).firsts(within: Self.tolerance)
  }
}

/// What a picture looks like at a glance, to compare it with others.
nonisolated public struct PictureSketch: Sendable {
  /// How many cells it is averaged to on each side.
  private static let side = 64
  /// How far pictures may differ: by more than JPEG changes in them with a quality of 75.
  private static let tolerance = LookTolerance(
    cell: 40 * LookTolerance.level, block: LookTolerance.level * 5 / 4, whole: LookTolerance.level)

  private let grid: CellGrid
  private let size: PixelSize

  /// Takes a while for a large picture, on whatever thread it is called.
  public init(_ picture: Bitmap) {
    grid = CellGrid(picture, columns: 1, rows: 1, side: Self.side)
    size = picture.size
  }

  /// Whether two pictures look the same: also in other sizes, and where one of them is a JPEG and the other one is not.
  public func looksLike(_ other: PictureSketch) -> Bool {
    let (wide, high) = (size.width * other.size.height, size.height * other.size.width)
    // Scaled down, a side is rounded to whole pixels.
    let isSameShape = abs(wide - high) <= max(size.longestSide, other.size.longestSide)
    return isSameShape && grid.looksAlike(0, 0, in: other.grid, within: Self.tolerance)
  }
}
