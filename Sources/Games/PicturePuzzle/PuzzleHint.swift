/// A hint about a puzzle.
package enum PuzzleHint: Equatable, Sendable {
  /// Shows the whole picture for a moment: the hint of the journey.
  case picture
  /// Shows which tile to move next: the first hint of free play.
  case tile(PuzzleTile)
  /// Shows where the tile belongs: the second hint of free play.
  case place(PuzzleTile)
  /// Moves the tile to its place: the third hint of free play.
  case move(PuzzleTile)

  /// The time for which the whole picture is shown.
  package static var pictureTime: Duration { .seconds(2) }
}
