package enum PuzzleLevel: GameLevel {
  case journey(JourneyPuzzle)
  case free(PuzzleSize)

  /// The puzzles of the journey, then the sizes that free play offers.
  package static var allCases: [PuzzleLevel] {
    JourneyPuzzle.allCases.map { .journey($0) } + PuzzleSize.allCases.map { .free($0) }
  }

  /// The name in saved games and on the command line: 'journey-1', or '8' for free play with 8 × 8 tiles.
  package var rawValue: String {
    switch self {
    case .journey(let puzzle): "journey-\(puzzle.rawValue)"
    case .free(let size): "\(size.side)"
    }
  }

  package var size: PuzzleSize {
    switch self {
    case .journey(let puzzle): puzzle.size
    case .free(let size): size
    }
  }

  package var journeyPuzzle: JourneyPuzzle? {
    guard case .journey(let puzzle) = self else { return nil }
    return puzzle
  }

  package var next: PuzzleLevel? { journeyPuzzle?.next.map { .journey($0) } }

  package var title: String {
    switch self {
    case .journey(let puzzle):
      tr("Journey {number}: {size}").formatted(["number": "\(puzzle.rawValue)", "size": puzzle.size.title])
    case .free(let size): size.title
    }
  }
}
