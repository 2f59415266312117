import CGtk
import DragAndDrop

/// Some squares of the plane, in rows and columns that are counted from its origin.
///
/// GTK paints the whole of a square again in which anything has changed.
nonisolated struct PixelGrid: Equatable {
  let rows: Range<Int>
  let columns: Range<Int>

  /// The length of a side of a square, in device-independent pixels.
  static let side = 128.0

  /// The squares that a rectangle of finite numbers has a share in.
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

  /// Each square, row by row.
  var squares: [Rect] {
    rows.flatMap { row in
      columns.map { Rect(x: Double($0) * Self.side, y: Double(row) * Self.side, width: Self.side, height: Self.side) }
    }
  }

  func contains(_ other: PixelGrid) -> Bool {
    rows.contains(other.rows) && columns.contains(other.columns)
  }

  /// Those that both have.
  func shared(with other: PixelGrid) -> PixelGrid {
    PixelGrid(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  /// The places of another grid's squares among these, which have them all.
  func indices(of other: PixelGrid) -> [Int] {
    other.rows.flatMap { row in
      other.columns.map { (row - rows.lowerBound) * columns.count + $0 - columns.lowerBound }
    }
  }
}
