package enum MoveMeChange: GameChange {
  case moved([Int])
  /// Squares were released while moving, and glide to their positions in the state.
  case thrown([Int], SquareThrow)
  case stoppedByEdge(Int)
  case added(Int)
  case removed([Int])
  case recolored([Int], SquareColor)
  case arranged(MoveMeArrangement)
  case selected(count: Int)
  case dealt
  case undone
  case redone
  case replaced([Int])
}
