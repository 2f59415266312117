/// Results in the order in which the games were finished.
extension [GameResult] {
  /// How many results of a level are kept, the newest; its best ones are kept beside them.
  static var keptPerLevel: Int { 200 }

  /// The results of a level.
  func results(game: GameKind, level: String) -> [GameResult] { filter { $0.game == game && $0.level == level } }

  /// Adds a result, and removes the oldest ones of its level beyond the limit.
  mutating func record(_ result: GameResult) {
    append(result)
    let results = results(game: result.game, level: result.level)
    guard results.count > Self.keptPerLevel, let best = BestResults(of: results) else { return }
    let old = results.dropLast(Self.keptPerLevel).filter { !best.contains($0) }
    removeAll(where: old.contains)
  }
}
