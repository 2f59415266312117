import Geometry

/// The cells of the picture of a jigsaw, in rows and columns, each the home of one piece.
package struct JigsawGrid: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// The width of the picture divided by its height, in thousandths.
  package let aspect: Int

  /// The range of ``aspect``; a picture outside of it is cropped.
  package static let aspects = 250...4000

  /// Creates the grid of exactly `size` cells that are as square as possible.
  package init(_ size: JigsawSize, aspect: Int) {
    let aspect = min(max(aspect, Self.aspects.lowerBound), Self.aspects.upperBound)
    let count = size.count
    func distance(_ columns: Int) -> Double {
      let ratio = Double(aspect) / 1000 * Double(count / columns) / Double(columns)
      return max(ratio, 1 / ratio)
    }
    let choices = (1...count).filter { count.isMultiple(of: $0) }
    let best = choices.min { distance($0) < distance($1) } ?? 1
    (columns, rows, self.aspect) = (best, count / best, aspect)
  }

  package var count: Int { columns * rows }

  /// The size of a cell in cell units, in which the geometric mean of its sides is 1.
  package var cell: Size {
    let ratio = Double(aspect) / 1000 * Double(rows) / Double(columns)
    let width = ratio.squareRoot()
    return Size(width: width, height: 1 / width)
  }

  /// The size of the picture in cell units.
  package var size: Size { Size(width: cell.width * Double(columns), height: cell.height * Double(rows)) }

  package func row(_ index: Int) -> Int { index / columns }
  package func column(_ index: Int) -> Int { index % columns }

  /// Returns the center of a cell in cell units, from the picture's top left corner.
  package func center(of index: Int) -> Point {
    Point(x: (Double(column(index)) + 0.5) * cell.width, y: (Double(row(index)) + 0.5) * cell.height)
  }

  /// Returns the cells beside a cell: above, right, below and left of it.
  package func neighbors(of index: Int) -> [Int] {
    let (row, column) = (row(index), column(index))
    return [
      row > 0 ? index - columns : nil, column < columns - 1 ? index + 1 : nil,
      row < rows - 1 ? index + columns : nil, column > 0 ? index - 1 : nil,
    ].compactMap(\.self)
  }

  /// The number of straight sides: none inside, one at an edge, two in a corner.
  package func straightSides(of index: Int) -> Int { 4 - neighbors(of: index).count }

  package func isEdge(_ index: Int) -> Bool { straightSides(of: index) > 0 }
}
