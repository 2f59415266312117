/// Results in the order in which the games were finished.
struct ResultsList: Sendable {
  /// How many results of a level are kept, the newest; its best ones are kept beside them.
  static let limit = 200

  /// All of them.
  private(set) var all: [GameResult]

  init(_ all: [GameResult] = []) { self.all = all }

  /// The results of a level.
  func results(game: GameKind, level: String) -> [GameResult] {
    all.filter { $0.game == game && $0.level == level }
  }

  /// Adds a result, and removes the oldest ones of its level beyond the limit.
  mutating func add(_ result: GameResult) {
    all.append(result)
    let results = results(game: result.game, level: result.level)
    guard results.count > Self.limit, let best = BestResults(of: results) else { return }
    let old = results.dropLast(Self.limit).filter { !best.contains($0) }
    all.removeAll(where: old.contains)
  }
}
