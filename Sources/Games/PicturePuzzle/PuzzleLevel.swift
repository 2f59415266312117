/// A puzzle of the journey, or one of free play.
public enum PuzzleLevel: GameLevel {
  /// A puzzle of the journey, with its own size and picture and one hint.
  case journey(JourneyPuzzle)
  /// A puzzle of any size and with any picture.
  case free(PuzzleSize)

  /// The puzzles of the journey, then all sizes of free play that the player is offered.
  public static var allCases: [PuzzleLevel] {
    JourneyPuzzle.allCases.map { .journey($0) } + PuzzleSize.allCases.map { .free($0) }
  }

  /// The level of a name, which may be that of a size that no menu offers.
  public init?(rawValue: String) {
    let size = Int(rawValue, radix: 10).flatMap(PuzzleSize.init).map { PuzzleLevel.free($0) }
    guard let level = Self.allCases.first(where: { $0.rawValue == rawValue }) ?? size, level.rawValue == rawValue
    else { return nil }
    self = level
  }

  /// The level's name in saved games and on the command line: 'journey-1', or '8' for free play with 8 × 8.
  public var rawValue: String {
    switch self {
    case .journey(let puzzle): "journey-\(puzzle.rawValue)"
    case .free(let size): "\(size.side)"
    }
  }

  /// How many tiles the puzzle has.
  public var size: PuzzleSize {
    switch self {
    case .journey(let puzzle): puzzle.size
    case .free(let size): size
    }
  }

  /// Which puzzle of the journey it is, or nil in free play.
  public var journeyPuzzle: JourneyPuzzle? {
    guard case .journey(let puzzle) = self else { return nil }
    return puzzle
  }

  /// The next puzzle of the journey; nil after its last one and in free play.
  public var next: PuzzleLevel? { journeyPuzzle?.next.map { .journey($0) } }

  /// The level's name for the player.
  public var title: String {
    switch self {
    case .journey(let puzzle):
      tr("Journey {number}: {size}").formatted(["number": "\(puzzle.rawValue)", "size": puzzle.size.title])
    case .free(let size): size.title
    }
  }
}
