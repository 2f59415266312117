/// The differences up to which two tiles look alike, in 1/256 of an 8-bit level of a channel.
///
/// Lossy compression changes details more than averages, but people see differences of averages more easily.
nonisolated struct LookTolerance {
  static let level = CellGrid.steps

  /// The maximum difference of a cell.
  let cell: Int
  /// The difference from which the averages of a block of cells count as different.
  let block: Int
  /// The difference from which the averages of the whole tile count as different.
  let whole: Int
}

nonisolated extension CellGrid {
  /// Returns whether a tile looks like one of another grid with the same number of cells per tile.
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

  /// Returns, for each tile, the first tile that it looks like, which can be the tile itself.
  ///
  /// Each tile is compared only with first tiles. Small differences do not add up: a darkening sky is not one group.
  func firsts(within tolerance: LookTolerance) -> [Int] {
    var firsts: [Int] = []
    return (0..<count).map { tile in
      if let first = firsts.first(where: { looksAlike(tile, $0, in: self, within: tolerance) }) { return first }
      firsts.append(tile)
      return tile
    }
  }
}
