/// An event in a game, for views to animate and announce.
package enum MemoryChange: GameChange {
  /// The first card of a turn was turned over.
  case turned(GridPosition)
  /// A pair was found, which won `points` points.
  case matched(GridPosition, GridPosition, points: Int)
  /// Two unmatched cards were turned over, at the cost of `lost` points.
  case missed(GridPosition, GridPosition, lost: Int)
  /// Two unmatched cards were turned back.
  case turnedBack
  /// All pairs were found.
  case won
  /// A dragged card returned to its place.
  case returned(GridPosition)
  /// Another game replaced the one on the board: newly dealt or restored.
  case dealt
  /// Another game was dealt with fewer pairs than requested, because there are too few pictures.
  case dealtFewer(wanted: Int)
  /// A number of the player's pictures were left out, because they look like others.
  case leftOut(Int)
  /// The cards show shapes, because some of the player's pictures look the same.
  case showsShapes
  /// A turn was undone.
  case undone
  /// An undone turn was made again.
  case redone
}
