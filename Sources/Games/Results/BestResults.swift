package struct BestResults: Equatable, Sendable {
  /// The best by score, then by the fewest mistakes, hints and seconds, in this order; the earliest of equal results.
  package let overall: GameResult
  package let byTime: GameResult
  package let byMoves: GameResult
  package let byMistakes: GameResult
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
  func isBetter(than other: GameResult) -> Bool {
    (-(score ?? 0), counters.mistakes, counters.hints, elapsed)
      < (-(other.score ?? 0), other.counters.mistakes, other.counters.hints, other.elapsed)
  }
}
