import Games
import Geometry
import Pictures

enum PieceColors {
  /// Returns the average color of each piece, then those of its four quarters; slow for large pictures.
  nonisolated static func colors(of picture: Bitmap, _ grid: JigsawGrid) -> [[Color]] {
    let whole = picture.averageColors(columns: grid.columns, rows: grid.rows)
    let quarters = picture.averageColors(columns: grid.columns * 2, rows: grid.rows * 2)
    guard whole.count == grid.count, quarters.count == 4 * grid.count else { return [] }
    return (0..<grid.count).map { index in
      let (row, column) = (2 * grid.row(index), 2 * grid.column(index))
      let parts = [0, 1].flatMap { down in
        [0, 1].map { quarters[(row + down) * 2 * grid.columns + column + $0] }
      }
      return [whole[index]] + parts
    }
  }
}
