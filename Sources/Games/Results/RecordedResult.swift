/// A result that was just added to the results.
package struct RecordedResult: Equatable, Sendable {
  /// The added result.
  package let result: GameResult
  /// Whether the result is the first or the best of its level.
  package let isBest: Bool
}
