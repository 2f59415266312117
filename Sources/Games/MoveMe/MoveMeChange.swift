/// An event on the board, for views to animate and announce.
package enum MoveMeChange: GameChange {
  /// A square was picked up by a click and waits for the next one.
  case pickedUp(Int)
  /// A square that was picked up by a click returned to its position.
  case returned(Int)
  /// Squares were moved.
  case moved([Int])
  /// Squares were released while moving, and glide to their positions in the state.
  case thrown([Int], SquareThrow)
  /// A square could not be moved because it is at the edge.
  case stoppedByEdge(Int)
  /// A square was added.
  case added(Int)
  /// Squares were removed.
  case removed([Int])
  /// Squares were given another color.
  case recolored([Int], SquareColor)
  /// Squares were arranged.
  case arranged(MoveMeArrangement)
  /// The selection was changed as a whole, to `count` squares.
  case selected(count: Int)
  /// Other squares replaced those on the board: newly dealt or restored.
  case dealt
  /// A change was undone.
  case undone
  /// An undone change was made again.
  case redone
  /// Undo or redo added or changed these squares.
  case replaced([Int])
}
