package enum PicturePuzzleChange: GameChange {
  case swapped(PuzzleTile, PuzzleTile)
  case solved
  case hinted(PuzzleHint)
  /// The player looks at the whole picture in free play.
  case pictureShown
  /// The tiles were compared, and others now count as right because they look alike.
  case compared
  case dealt
  case undone
  case redone
}
