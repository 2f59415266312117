/// A result that was just added to the results.
public struct RecordedResult: Equatable, Sendable {
  /// The added result.
  public let result: GameResult
  /// Whether the result is the first or the best of its level.
  public let isBest: Bool
}
