extension GameResult {
  /// Whether the result is of the deal of a day, and counts for that day or one soon after.
  fileprivate var isOfTheDay: Bool {
    guard let day else { return false }
    return (0..<GameDeal.pastDays).contains {
      let deal = GameDeal(of: day - $0, in: game)
      return deal.level == level && deal.seed == seed
    }
  }
}

/// Results, in the order in which the games were finished.
extension [GameResult] {
  /// The number of newest results kept per level, besides its best ones and those of the deals of the day.
  static var keptPerLevel: Int { 200 }

  func results(game: GameKind, level: String) -> [GameResult] { filter { $0.game == game && $0.level == level } }

  mutating func record(_ result: GameResult) {
    append(result)
    let results = results(game: result.game, level: result.level)
    guard results.count > Self.keptPerLevel, let best = BestResults(of: results) else { return }
    // An import can exceed the limit. Each new result then replaces one result, and no more are lost.
    let oldest = results.dropLast(Self.keptPerLevel).first { !best.contains($0) && !$0.isOfTheDay }
    removeAll { $0 == oldest }
  }

  mutating func merge(_ others: [GameResult]) {
    var known = Set(self)
    let new = others.filter { known.insert($0).inserted }
    // Results with equal dates keep their order.
    self = (self + new).enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }
}
