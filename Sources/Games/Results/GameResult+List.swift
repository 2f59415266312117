extension GameResult {
  /// Whether it is one of the deal of a day, played on that day or soon after.
  fileprivate var isOfTheDay: Bool {
    guard let day else { return false }
    return (0..<GameDeal.pastDays).contains {
      let deal = GameDeal(of: day - $0, in: game)
      return deal.level == level && deal.seed == seed
    }
  }
}

/// Results in the order in which the games were finished.
extension [GameResult] {
  /// How many results of a level are kept, the newest; its best ones and those of the deals of the day are kept beside
  /// them.
  static var keptPerLevel: Int { 200 }

  /// The results of a level.
  func results(game: GameKind, level: String) -> [GameResult] { filter { $0.game == game && $0.level == level } }

  /// Adds a result, and removes the oldest one of its level beyond the limit.
  mutating func record(_ result: GameResult) {
    append(result)
    let results = results(game: result.game, level: result.level)
    guard results.count > Self.keptPerLevel, let best = BestResults(of: results) else { return }
    // Where more were imported, each new one takes the place of one, and no more are lost.
    let oldest = results.dropLast(Self.keptPerLevel).first { !best.contains($0) && !$0.isOfTheDay }
    removeAll { $0 == oldest }
  }

  /// Adds results of another list, those that are not here yet.
  mutating func merge(_ others: [GameResult]) {
    var known = Set(self)
    let new = others.filter { known.insert($0).inserted }
    // Those of one moment stay in the order in which they came.
    self = (self + new).enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }
}
