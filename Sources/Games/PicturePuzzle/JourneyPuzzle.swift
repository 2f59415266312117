/// The puzzles of the journey, each harder than the one before.
public enum JourneyPuzzle: Int, CaseIterable, Sendable {
  /// The puzzle that the journey begins with.
  case first = 1
  /// The puzzle in the middle.
  case second
  /// The puzzle that the journey ends with.
  case third

  /// How many tiles the puzzle has: two a side in the first one, and one more in each.
  public var size: PuzzleSize { PuzzleSize(unchecked: rawValue + 1) }

  /// The puzzle after this one, or nil at the journey's end.
  public var next: JourneyPuzzle? { JourneyPuzzle(rawValue: rawValue + 1) }
}
