package enum PuzzleHint: Equatable, Sendable {
  case picture
  case tile(PuzzleTile)
  case place(PuzzleTile)
  case move(PuzzleTile)

  static var pictureTime: Duration { .seconds(2) }
}
