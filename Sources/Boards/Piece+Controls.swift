import CGtk
import Geometry
import Widgets

extension Piece {
  /// Returns whether a descendant at a point of the piece handles presses itself, such as a button or another piece.
  func hasControl(at point: Point) -> Bool {
    if let board = descendant(Board.self, at: point), board.usesBackground() || !board.onBackgroundDrag.isEmpty {
      return true
    }
    return hasDescendant(at: point) { gtk_widget_get_focusable($0) != 0 }
  }
}
