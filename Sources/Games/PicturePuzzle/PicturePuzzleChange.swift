/// A change in a puzzle, for views to animate and announce.
package enum PicturePuzzleChange: GameChange {
  /// The two tiles changed places; the player moved the first one.
  case swapped(PuzzleTile, PuzzleTile)
  /// The puzzle was solved.
  case solved
  /// A hint was given.
  case hinted(PuzzleHint)
  /// The tiles were compared, and others count as right now because they look alike.
  case compared
  /// Another puzzle was dealt or restored.
  case dealt
  /// A move was undone.
  case undone
  /// A move was redone.
  case redone
}
