package enum MemoryChange: GameChange {
  case turned(GridPosition)
  case matched(GridPosition, GridPosition, points: Int)
  case missed(GridPosition, GridPosition, lost: Int)
  case turnedBack
  case won
  case dealt
  /// Another game was dealt with fewer pairs than requested, because there are too few pictures.
  case dealtFewer(wanted: Int)
  /// A number of the player's pictures were left out, because they look like others.
  case leftOut(Int)
  /// The cards show shapes, because some of the player's pictures look the same.
  case showsShapes
  case undone
  case redone
}
