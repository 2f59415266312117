/// A puzzle of the journey, each harder than the one before.
package enum JourneyPuzzle: Int, CaseIterable, Sendable {
  /// The first puzzle, with four tiles.
  case first = 1
  /// The second puzzle, with nine tiles.
  case second
  /// The last puzzle, with sixteen tiles.
  case third

  /// The size of the puzzle.
  package var size: PuzzleSize { PuzzleSize(unchecked: rawValue + 1) }

  /// The next puzzle, or nil after the last one.
  package var next: JourneyPuzzle? { JourneyPuzzle(rawValue: rawValue + 1) }
}
