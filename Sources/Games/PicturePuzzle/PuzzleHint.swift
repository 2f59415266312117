/// A hint, in the order of how much it gives away.
public enum PuzzleHint: Equatable, Sendable {
  /// The whole picture, for a moment: the hint of the journey.
  case picture
  /// Which tile to move next: the first hint of free play.
  case tile(PuzzleTile)
  /// Where this tile belongs: the second one.
  case place(PuzzleTile)
  /// The tile is moved to its place: the last one.
  case move(PuzzleTile)

  /// How long the whole picture is seen.
  public static var pictureTime: Duration { .seconds(2) }
}
