import CGtk
import Geometry
import Widgets

extension Piece {
  /// Returns whether a descendant at a point of the piece handles presses itself, such as a button or another piece.
  func hasControl(at point: Point) -> Bool {
    if let board = descendant(Board.self, at: point), board.usesBackground() || !board.onBackgroundDrag.isEmpty {
      return true
    }
    var widget = gtk_widget_pick(pointer, point.x, point.y, GTK_PICK_DEFAULT)
    while let picked = widget, picked != pointer {
      if gtk_widget_get_focusable(picked) != 0 { return true }
      widget = gtk_widget_get_parent(picked)
    }
    return false
  }
}
