/// A coarse version of a picture, to compare it with others.
nonisolated public struct PictureSketch: Sendable {
  private let cells: CellGrid
  private let size: PixelSize

  /// Creates a sketch; takes a while for large pictures, on the calling thread.
  public init(_ picture: Bitmap) {
    cells = CellGrid(picture, side: 64)
    size = picture.size
  }

  /// Returns whether two pictures look the same, even at other sizes or after JPEG compression.
  public func looksLike(_ other: PictureSketch) -> Bool {
    let (wide, high) = (size.width * other.size.height, size.height * other.size.width)
    // Scaling rounds a side to whole pixels.
    let isSameShape = abs(wide - high) <= max(size.longestSide, other.size.longestSide)
    // A JPEG of quality 75 changes less.
    return isSameShape && cells.looksLike(other.cells, cell: 40, average: 1)
  }
}

nonisolated extension Bitmap {
  /// The number of cells in a row of all tiles: half of the pixels of a board on a typical monitor.
  private static let cellsAcross = 384

  /// Returns, for each tile by rows, the index of the first tile that looks the same, which can be the tile itself.
  ///
  /// Tiles look the same if people cannot tell them apart on the board, such as a plain area with JPEG artifacts. Each
  /// tile is compared, without frames, only with first tiles, so that small differences do not add up: a darkening sky
  /// is not one group. Slow for large pictures. `columns` and `rows` are at least 1.
  public func firstTilesAlike(columns: Int, rows: Int) -> [Int] {
    let side = CellGrid.blocks * max(1, Self.cellsAcross / CellGrid.blocks / max(columns, rows))
    let tiles = tiles(columns: columns, rows: rows).map { CellGrid($0, side: side) }
    var firsts: [Int] = []
    return tiles.indices.map { tile in
      // Six levels of a gray are 2.3 units of CIELAB, the just noticeable difference that Mahy, Van Eycken and
      // Oosterlinck measured ('Evaluation of Uniform Color Spaces Developed after the Adoption of CIELAB and CIELUV').
      if let first = firsts.first(where: { tiles[tile].looksLike(tiles[$0], cell: 6, average: 2) }) { return first }
      firsts.append(tile)
      return tile
    }
  }
}

/// A picture scaled down to a square of cells, whose averages are compared in blocks.
///
/// Lossy compression changes details more than averages, but people see differences of averages more easily.
nonisolated private struct CellGrid: Sendable {
  static let blocks = 4

  /// The levels of the cells, by rows.
  private var cells: [SIMD4<UInt8>]
  /// The sums of the levels of each block.
  private var sums = [SIMD4<Int32>](repeating: .zero, count: blocks * blocks)
  private let cellsPerBlock: Int32

  /// - Parameter side: The number of cells per side, a multiple of ``blocks``.
  init(_ picture: Bitmap, side: Int) {
    let length = side / Self.blocks
    cellsPerBlock = Int32(clamping: length * length)
    cells = Array(repeating: .zero, count: side * side)
    cells.withUnsafeMutableBytes { cells in
      guard let start = cells.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
      picture.paint(on: start, PixelSize(width: side, height: side), stride: side * Bitmap.bytesPerPixel) { _ in }
    }
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: side)
      sums[row / length * Self.blocks + column / length] &+= SIMD4(truncatingIfNeeded: cell)
    }
  }

  /// Returns whether no cell differs by more than `cell` levels of 8 bits, no block by more than 5/4 of a level on
  /// average, and the whole by less than `average` levels.
  func looksLike(_ other: CellGrid, cell limit: Int32, average: Int32) -> Bool {
    var total = SIMD4<Int32>.zero
    for (sum, otherSum) in zip(sums, other.sums) {
      let difference = sum &- otherSum
      if difference.magnitude * 4 > cellsPerBlock * 5 { return false }
      total &+= difference
    }
    guard total.magnitude < average * cellsPerBlock * Int32(clamping: sums.count) else { return false }
    return zip(cells, other.cells).allSatisfy { cell, other in
      let difference = SIMD4<Int32>(truncatingIfNeeded: cell) &- SIMD4(truncatingIfNeeded: other)
      return difference.magnitude <= limit
    }
  }
}

nonisolated extension SIMD4<Int32> {
  fileprivate var magnitude: Int32 { Swift.max(self.max(), -self.min()) }
}
