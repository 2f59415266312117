import DragAndDrop

/// A change in a puzzle, for views to animate and announce.
package enum PicturePuzzleChange: GameChange {
  /// A tile was picked up by an input that is not held down, such as a key or a click.
  case pickedUp(PuzzleTile)
  /// The two tiles changed places; the player moved the first one.
  case swapped(PuzzleTile, PuzzleTile)
  /// The puzzle was solved.
  case solved
  /// The tile returned to its position.
  case returned(PuzzleTile, ReturnReason<Never>)
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
