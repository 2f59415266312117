/// A picture scaled down to a square of cells, whose averages are compared in blocks.
///
/// Lossy compression changes details more than averages, but people see differences of averages more easily.
nonisolated struct CellGrid: Sendable {
  /// The number of blocks per side.
  static let blocks = 4

  /// The levels of the four channels of each cell, by rows.
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

  /// Returns whether no cell differs by more than `limit` levels of 8 bits, and the average of no block by more than 5/4.
  ///
  /// Blocks that differ by a level differ by up to 5/4 of one here, because cairo rounds each cell.
  func looksLike(_ other: CellGrid, within limit: Int32) -> Bool {
    zip(sums, other.sums).allSatisfy { ($0 &- $1).largestMagnitude * 4 <= cellsPerBlock * 5 }
      && zip(cells, other.cells).allSatisfy { cell, other in
        let difference = SIMD4<Int32>(truncatingIfNeeded: cell) &- SIMD4(truncatingIfNeeded: other)
        return difference.largestMagnitude <= limit
      }
  }

  /// Returns by how many levels of 8 bits the averages of two pictures differ, in the channel that differs most.
  func averageDifference(from other: CellGrid) -> Double {
    let total = zip(sums, other.sums).reduce(SIMD4<Int32>.zero) { $0 &+ $1.0 &- $1.1 }
    return Double(total.largestMagnitude) / Double(cells.count)
  }
}

nonisolated extension SIMD4<Int32> {
  fileprivate var largestMagnitude: Int32 { Swift.max(self.max(), -self.min()) }
}
