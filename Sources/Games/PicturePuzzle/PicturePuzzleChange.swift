import DragAndDrop

/// What happened in a puzzle, for views to animate and to say.
public enum PicturePuzzleChange: GameChange {
  /// A tile was picked up, by an input that holds nothing.
  case pickedUp(PuzzleTile)
  /// The tile was moved to where the other one was, and that one to where it came from.
  case swapped(PuzzleTile, PuzzleTile)
  /// Every tile is in its place.
  case solved
  /// The tile goes back to its position.
  case returned(PuzzleTile, ReturnReason<Never>)
  /// A hint was given.
  case hinted(PuzzleHint)
  /// The picture was compared, and other tiles are right, as some look alike.
  case compared
  /// Another puzzle lies on the board: dealt, or brought back.
  case dealt
  /// A move was taken back.
  case undone
  /// A move that was taken back was made again.
  case redone
}
