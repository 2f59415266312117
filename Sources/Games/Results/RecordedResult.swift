package struct RecordedResult: Equatable, Sendable {
  package let result: GameResult
  /// Whether the result is the first or the best of its level.
  package let isBest: Bool
}
