/// A picture in tiles, each averaged to a grid of cells, to compare what the tiles show.
///
/// A cell is the exact average of its area, including fractions of pixels, and excludes other tiles. All sums are
/// integers, so that the same pixels give the same cells on every machine.
nonisolated struct CellGrid: Sendable {
  /// The number of blocks of cells per side of a tile; ``looksAlike(_:_:in:within:)`` compares their averages as well.
  static let blocks = 4
  static let channels = Pixels.bytesPerPixel
  /// The number of steps between two 8-bit levels of a channel.
  static let steps = 256

  let count: Int
  /// The number of cells per side of a tile.
  let side: Int
  /// The channels of each cell, from 0 to 255 × `steps`, tile by tile.
  private(set) var cells: [UInt16]
  /// The sum of the cells of each block, tile by tile.
  private(set) var sums: [Int32]

  /// Averages a picture that is cut into `columns` × `rows` tiles; `side` has to be a multiple of 4.
  init(_ picture: Bitmap, columns: Int, rows: Int, side: Int) {
    (count, self.side) = (columns * rows, side)
    cells = Array(repeating: 0, count: columns * rows * side * side * Self.channels)
    sums = Array(repeating: 0, count: count * Self.blocks * Self.blocks * Self.channels)
    fill(picture.pixels, columns: columns, rows: rows)
  }

  /// The part of a pixel that lies in a cell: `length` pixels and `cells` cells are cut into `length` × `cells` units.
  private struct Overlap {
    let pixel: Int
    let cell: Int
    let units: Int

    static func all(length: Int, cells: Int) -> [Overlap] {
      var (pixel, cell, position) = (0, 0, 0)
      var overlaps: [Overlap] = []
      overlaps.reserveCapacity(length + cells)
      while pixel < length, cell < cells {
        let end = min((pixel + 1) * cells, (cell + 1) * length)
        overlaps.append(Overlap(pixel: pixel, cell: cell, units: end - position))
        position = end
        if end == (pixel + 1) * cells { pixel += 1 }
        if end == (cell + 1) * length { cell += 1 }
      }
      return overlaps
    }
  }

  private mutating func fill(_ pixels: Pixels, columns: Int, rows: Int) {
    let across = Overlap.all(length: pixels.size.width, cells: columns * side)
    let area = UInt64(clamping: pixels.size.width) * UInt64(clamping: pixels.size.height)
    let width = columns * side * Self.channels
    var row = [UInt64](repeating: 0, count: width)
    var line = [UInt32](repeating: 0, count: width)
    var (shownRow, cell) = (-1, 0)
    for overlap in Overlap.all(length: pixels.size.height, cells: rows * side) {
      if overlap.cell != cell {
        store(row, at: cell, columns: columns, area: area)
        row = [UInt64](repeating: 0, count: width)
        cell = overlap.cell
      }
      if overlap.pixel != shownRow {
        line = [UInt32](repeating: 0, count: width)
        Self.add(pixels.start + overlap.pixel * pixels.stride, across, to: &line)
        shownRow = overlap.pixel
      }
      Self.add(line, times: UInt64(clamping: overlap.units), to: &row)
    }
    store(row, at: cell, columns: columns, area: area)
  }

  private static func add(_ start: UnsafePointer<UInt8>, _ overlaps: [Overlap], to line: inout [UInt32]) {
    line.withUnsafeMutableBufferPointer { line in
      overlaps.withUnsafeBufferPointer { overlaps in
        for overlap in overlaps {
          let (pixel, cell, units) = (
            overlap.pixel * channels, overlap.cell * channels, UInt32(clamping: overlap.units)
          )
          line[cell] &+= UInt32(clamping: start[pixel]) &* units
          line[cell + 1] &+= UInt32(clamping: start[pixel + 1]) &* units
          line[cell + 2] &+= UInt32(clamping: start[pixel + 2]) &* units
          line[cell + 3] &+= UInt32(clamping: start[pixel + 3]) &* units
        }
      }
    }
  }

  private static func add(_ line: [UInt32], times units: UInt64, to row: inout [UInt64]) {
    row.withUnsafeMutableBufferPointer { row in
      line.withUnsafeBufferPointer { line in
        for index in line.indices { row[index] &+= UInt64(clamping: line[index]) &* units }
      }
    }
  }

  private mutating func store(_ row: [UInt64], at cellRow: Int, columns: Int, area: UInt64) {
    let (tileRow, top) = cellRow.quotientAndRemainder(dividingBy: side)
    let (length, blockLength) = (side * Self.channels, side / Self.blocks * Self.channels)
    for tile in 0..<columns * Self.blocks {
      let (column, block) = tile.quotientAndRemainder(dividingBy: Self.blocks)
      let number = tileRow * columns + column
      let target = (number * side + top) * length + block * blockLength
      let sum = (number * Self.blocks * Self.blocks + top / (side / Self.blocks) * Self.blocks + block) * Self.channels
      let source = column * length + block * blockLength
      for index in 0..<blockLength {
        let average = row[source + index] * UInt64(clamping: Self.steps) / area
        cells[target + index] = UInt16(truncatingIfNeeded: average)
        sums[sum + index % Self.channels] += Int32(truncatingIfNeeded: average)
      }
    }
  }
}
