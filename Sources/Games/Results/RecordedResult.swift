/// A result that was just added to the results.
public struct RecordedResult: Equatable, Sendable {
  /// The result.
  public let result: GameResult
  /// Whether it is better than every earlier one of its level, or the first.
  public let isBest: Bool
}
