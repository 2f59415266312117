package enum JourneyPuzzle: Int, CaseIterable, Sendable {
  case first = 1
  case second
  case third

  package var size: PuzzleSize { PuzzleSize(unchecked: rawValue + 1) }

  package var next: JourneyPuzzle? { JourneyPuzzle(rawValue: rawValue + 1) }
}
