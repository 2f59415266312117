package enum PuzzleHint: Equatable, Sendable {
  case picture
  case tile(PuzzleTile)
  case place(PuzzleTile)
  case move(PuzzleTile)

  /// The time for which the whole picture is shown.
  static var pictureTime: Duration { .seconds(2) }
}
