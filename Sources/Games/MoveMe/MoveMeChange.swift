/// What happened on the board, for views to animate and to say.
public enum MoveMeChange: GameChange {
  /// A square was picked up by a click, and waits for the next one.
  case pickedUp(Int)
  /// A square that was picked up by a click stays where it was.
  case returned(Int)
  /// Squares were moved.
  case moved([Int])
  /// Squares were let go while they were moving, and go on to where the state has them.
  case thrown([Int], SquareThrow)
  /// A square was to be moved, and is at the edge already.
  case stoppedByEdge(Int)
  /// A square was added.
  case added(Int)
  /// Squares were taken away.
  case removed([Int])
  /// Squares have another color.
  case recolored([Int], SquareColor)
  /// Squares were arranged.
  case arranged(MoveMeArrangement)
  /// Several squares were selected at once, or all selected ones no longer are.
  case selected(count: Int)
  /// Other squares lie on the board: dealt, or brought back.
  case dealt
  /// A change was taken back.
  case undone
  /// A change that was taken back was made again.
  case redone
  /// After a step back or forth these squares are there anew, or otherwise.
  case replaced([Int])
}
