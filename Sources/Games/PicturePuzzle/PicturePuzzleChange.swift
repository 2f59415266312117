import DragAndDrop

package enum PicturePuzzleChange: GameChange {
  /// A tile was picked up by an input that is not held down, such as a key or a click.
  case pickedUp(PuzzleTile)
  case swapped(PuzzleTile, PuzzleTile)
  case solved
  case returned(PuzzleTile, ReturnReason<Never>)
  case hinted(PuzzleHint)
  /// The tiles were compared, and others count as right now because they look alike.
  case compared
  case dealt
  case undone
  case redone
}
