import CGtk
import Geometry

/// A range of square tiles of the plane, in rows and columns that are counted from its origin.
///
/// GTK paints a whole tile again if anything in it has changed.
nonisolated struct PixelGrid: Equatable {
  let rows: Range<Int>
  let columns: Range<Int>

  /// In device-independent pixels.
  static let side = 128.0

  /// Creates the tiles that overlap a rectangle, which must be finite.
  init(covering rect: graphene_rect_t) {
    func squares(_ start: Float, _ length: Float) -> Range<Int> {
      Int(
        clamping: (Double(start) / Self.side).rounded(.down))..<Int(
          clamping: (Double(start + length) / Self.side).rounded(.up))
    }
    (rows, columns) = (squares(rect.origin.y, rect.size.height), squares(rect.origin.x, rect.size.width))
  }

  private init(rows: Range<Int>, columns: Range<Int>) { (self.rows, self.columns) = (rows, columns) }

  var count: Int { rows.count * columns.count }

  var rect: Rect {
    Rect(
      x: Double(columns.lowerBound) * Self.side, y: Double(rows.lowerBound) * Self.side,
      width: Double(columns.count) * Self.side, height: Double(rows.count) * Self.side)
  }

  var squares: [Rect] {
    rows.flatMap { row in
      columns.map { Rect(x: Double($0) * Self.side, y: Double(row) * Self.side, width: Self.side, height: Self.side) }
    }
  }

  func contains(_ other: PixelGrid) -> Bool {
    rows.contains(other.rows) && columns.contains(other.columns)
  }

  func shared(with other: PixelGrid) -> PixelGrid {
    PixelGrid(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  /// Returns the indices in ``squares`` of the tiles of another grid, which this grid must contain.
  func indices(of other: PixelGrid) -> [Int] {
    other.rows.flatMap { row in
      other.columns.map { (row - rows.lowerBound) * columns.count + $0 - columns.lowerBound }
    }
  }
}
