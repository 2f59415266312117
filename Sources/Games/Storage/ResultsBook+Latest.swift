extension ResultsBook {
  /// The game that was finished last; nil if none was.
  public var latestGame: GameKind? { latest(GameKind.allCases)?.game }

  /// The level at which a game was finished last; nil if it never was.
  public func latestLevel(of game: GameKind) -> LevelChoice.ID? { latest([game])?.level }

  private func latest(_ games: [GameKind]) -> GameResult? {
    let last = games.flatMap { game in game.levels.compactMap { results(game: game, level: $0.id).last } }
    return last.max { $0.date < $1.date }
  }
}
