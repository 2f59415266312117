/// A puzzle of the journey, or one of free play.
package enum PuzzleLevel: GameLevel {
  /// A puzzle of the journey, with its own size and picture and one hint.
  case journey(JourneyPuzzle)
  /// A puzzle of any size and with any picture.
  case free(PuzzleSize)

  /// The puzzles of the journey, then the sizes that free play offers.
  package static var allCases: [PuzzleLevel] {
    JourneyPuzzle.allCases.map { .journey($0) } + PuzzleSize.allCases.map { .free($0) }
  }

  /// Creates the level with a name, including sizes that no menu offers.
  package init?(rawValue: String) {
    let size = Int(rawValue, radix: 10).flatMap(PuzzleSize.init).map { PuzzleLevel.free($0) }
    guard let level = Self.allCases.first(where: { $0.rawValue == rawValue }) ?? size, level.rawValue == rawValue
    else { return nil }
    self = level
  }

  /// The name in saved games and on the command line: 'journey-1', or '8' for free play with 8 × 8 tiles.
  package var rawValue: String {
    switch self {
    case .journey(let puzzle): "journey-\(puzzle.rawValue)"
    case .free(let size): "\(size.side)"
    }
  }

  /// The size of the puzzle.
  package var size: PuzzleSize {
    switch self {
    case .journey(let puzzle): puzzle.size
    case .free(let size): size
    }
  }

  /// The puzzle of the journey, or nil in free play.
  package var journeyPuzzle: JourneyPuzzle? {
    guard case .journey(let puzzle) = self else { return nil }
    return puzzle
  }

  /// The next puzzle of the journey; nil after its last one and in free play.
  package var next: PuzzleLevel? { journeyPuzzle?.next.map { .journey($0) } }

  /// The localized name of the level.
  package var title: String {
    switch self {
    case .journey(let puzzle):
      tr("Journey {number}: {size}").formatted(["number": "\(puzzle.rawValue)", "size": puzzle.size.title])
    case .free(let size): size.title
    }
  }
}
