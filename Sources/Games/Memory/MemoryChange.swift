/// What happened in a game, for views to animate and to say.
public enum MemoryChange: GameChange {
  /// A card was turned over, the first of a turn.
  case turned(GridPosition)
  /// Two equal cards were found, for so many points.
  case matched(GridPosition, GridPosition, points: Int)
  /// Two unequal cards were turned over, at the loss of so many points.
  case missed(GridPosition, GridPosition, lost: Int)
  /// Two unequal cards were turned back.
  case turnedBack
  /// All pairs are found.
  case won
  /// A card that was dragged goes back to its place.
  case returned(GridPosition)
  /// Another game lies on the board: dealt, or brought back.
  case dealt
  /// Another game was dealt with fewer pairs than were asked for, since there are too few pictures.
  case dealtFewer(wanted: Int)
  /// A number of the player's pictures were left out, because they look like others of them.
  case leftOut(Int)
  /// The cards show shapes, because some of the player's pictures on them look the same.
  case showsShapes
  /// A turn was taken back.
  case undone
  /// A turn that was taken back was made again.
  case redone
}
