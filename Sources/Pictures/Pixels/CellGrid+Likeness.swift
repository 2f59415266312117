/// How far two tiles may differ and look alike, in parts of one of the 256 levels of a channel.
///
/// Lossy compression changes the details of an area more than its average, and people see it the other way round.
nonisolated struct LookTolerance {
  /// One level of a channel.
  static let level = CellGrid.steps

  /// How far a cell may differ.
  let cell: Int
  /// By how much the average of a block of cells has to differ to be another one.
  let block: Int
  /// By how much the average of the whole tile has to differ to be another one.
  let whole: Int
}

nonisolated extension CellGrid {
  /// Whether a tile looks like one of another grid, whose tiles have as many cells.
  func looksAlike(_ tile: Int, _ other: Int, in grid: CellGrid, within tolerance: LookTolerance) -> Bool {
    haveAlikeBlocks(tile, other, grid, tolerance) && haveAlikeCells(tile, other, grid, tolerance)
  }

  private func haveAlikeBlocks(_ tile: Int, _ other: Int, _ grid: CellGrid, _ tolerance: LookTolerance) -> Bool {
    let blocks = Self.blocks * Self.blocks
    let cells = Int32(clamping: side * side / blocks)
    for channel in 0..<Self.channels {
      var whole: Int32 = 0
      for block in 0..<blocks {
        let index = block * Self.channels + channel
        let difference =
          sums[tile * blocks * Self.channels + index] - grid.sums[other * blocks * Self.channels + index]
        if abs(difference) >= Int32(clamping: tolerance.block) * cells { return false }
        whole += difference
      }
      if abs(whole) >= Int32(clamping: tolerance.whole * blocks) * cells { return false }
    }
    return true
  }

  private func haveAlikeCells(_ tile: Int, _ other: Int, _ grid: CellGrid, _ tolerance: LookTolerance) -> Bool {
    let (count, most) = (side * side * Self.channels, Int32(clamping: tolerance.cell))
    return cells.withUnsafeBufferPointer { cells in
      grid.cells.withUnsafeBufferPointer { others in
        let (start, otherStart) = (tile * count, other * count)
        for index in 0..<count
        where abs(Int32(clamping: cells[start + index]) - Int32(clamping: others[otherStart + index])) > most {
          return false
        }
        return true
      }
    }
  }

  /// For each tile the first one that it looks like: itself, if it looks like none before it.
  ///
  /// Each tile is compared with the first ones alone. So tiles that differ by less than can be seen are alike, and a sky
  /// that gets darker step by step is not all one.
  func firsts(within tolerance: LookTolerance) -> [Int] {
    var firsts: [Int] = []
    return (0..<count).map { tile in
      if let first = firsts.first(where: { looksAlike(tile, $0, in: self, within: tolerance) }) { return first }
      firsts.append(tile)
      return tile
    }
  }
}
