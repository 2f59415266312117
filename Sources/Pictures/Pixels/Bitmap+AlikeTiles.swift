nonisolated extension Bitmap {
  /// The number of cells in a row of all tiles: half of the pixels of a board on a typical monitor.
  private static let cellsAcross = 384
  /// The levels of a gray that are 2.3 units of CIELAB, the just noticeable difference that Mahy, Van Eycken and
  /// Oosterlinck measured ('Evaluation of Uniform Color Spaces Developed after the Adoption of CIELAB and CIELUV').
  private static let hardlyNoticeable: Int32 = 6

  /// Returns, for each tile by rows, the index of the first tile that looks the same, which can be the tile itself.
  ///
  /// Tiles look the same if people cannot tell them apart on the board, such as a plain area with JPEG artifacts. Each
  /// tile is compared, without frames, only with first tiles, so that small differences do not add up: a darkening sky
  /// is not one group. Slow for large pictures. `columns` and `rows` are at least 1.
  public func firstTilesAlike(columns: Int, rows: Int) -> [Int] {
    let side = CellGrid.blocks * max(1, Self.cellsAcross / CellGrid.blocks / max(columns, rows))
    let tiles = tiles(columns: columns, rows: rows).map { CellGrid($0, side: side) }
    var different: [Int] = []
    var firsts: [Int] = []
    for (index, tile) in tiles.enumerated() {
      let first = different.first { tile.looksLike(tiles[$0], within: Self.hardlyNoticeable) }
      if first == nil { different.append(index) }
      firsts.append(first ?? index)
    }
    return firsts
  }
}
