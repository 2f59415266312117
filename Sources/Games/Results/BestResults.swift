/// The best results of a level, by several measures; of equal results, the earliest.
package struct BestResults: Equatable, Sendable {
  package let overall: GameResult
  package let byTime: GameResult
  package let byMoves: GameResult
  package let byMistakes: GameResult
  /// The result with the highest score; nil if none has a score.
  package let byScore: GameResult?

  init?(of results: [GameResult]) {
    guard let first = results.first else { return nil }
    func least(_ value: (GameResult) -> some Comparable) -> GameResult {
      results.min { value($0) < value($1) } ?? first
    }
    overall = results.min { $0.isBetter(than: $1) } ?? first
    byTime = least { $0.elapsed }
    byMoves = least { $0.counters.moves }
    byMistakes = least { $0.counters.mistakes }
    byScore = results.filter { $0.score != nil }.max { ($0.score ?? 0) < ($1.score ?? 0) }
  }

  func contains(_ result: GameResult) -> Bool {
    [overall, byTime, byMoves, byMistakes, byScore].contains(result)
  }
}

extension GameResult {
  /// Whether the result has a higher score or, with equal ones, fewer mistakes, then fewer hints, then a shorter time.
  ///
  /// Any score is higher than none.
  func isBetter(than other: GameResult) -> Bool {
    guard score == other.score else { return (score ?? .min) > (other.score ?? .min) }
    return (counters.mistakes, counters.hints, elapsed)
      < (other.counters.mistakes, other.counters.hints, other.elapsed)
  }
}
