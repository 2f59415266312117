/// The puzzles of the journey, each harder than the one before.
public enum JourneyPuzzle: Int, CaseIterable, Sendable {
  /// The puzzle that the journey begins with.
  case first = 1
  /// The puzzle in the middle.
  case second
  /// The puzzle that the journey ends with.
  case third

  /// How many tiles the puzzle has.
  public var size: PuzzleSize {
    switch self {
    case .first: .twoByTwo
    case .second: .threeByThree
    case .third: .fourByFour
    }
  }

  /// The puzzle after this one, or nil at the journey's end.
  public var next: JourneyPuzzle? { JourneyPuzzle(rawValue: rawValue + 1) }
}
