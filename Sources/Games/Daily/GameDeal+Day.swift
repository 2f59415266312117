// Do not change this file: every version must deal the same games on a day.

extension GameDeal {
  /// The number of days, including today, whose deals count as deals of the day.
  package static let pastDays = 35

  /// Creates the deal of a day in a game from the date alone, so that it is the same everywhere.
  package init(of date: CivilDate, in game: GameKind) {
    let place = GameKind.allCases.firstIndex(of: game) ?? 0
    var generator = SeededGenerator(
      seed: UInt64(bitPattern: Int64(clamping: date.number)) &* 16 &+ UInt64(clamping: place))
    self.init(
      game: game, level: Self.levels(of: game)[date.weekday], variant: Self.variant(of: date, in: game),
      seed: UInt64(clamping: generator.number(below: Int(clamping: Self.shortSeeds))))
  }

  /// The levels from Monday to Sunday, from easy to hard.
  private static func levels(of game: GameKind) -> [LevelChoice.ID] {
    switch game {
    case .colorMatch: ["3", "6", "3-tricky", "9", "6-tricky", "9-tricky", "9-tricky"]
    case .sunAndMoon: ["easy", "easy", "solitaire", "solitaire", "medium", "medium", "hard"]
    case .picturePuzzle: ["3", "4", "5", "6", "7", "8", "9"]
    case .memory: ["4", "6", "8", "10", "12", "15", "18"]
    case .moveMe: Array(repeating: "3", count: 7)
    case .jigsaw: ["12", "24", "12-turned", "48", "24-turned", "100", "48-turned"]
    }
  }

  private static func variant(of date: CivilDate, in game: GameKind) -> Int {
    switch game {
    case .colorMatch, .sunAndMoon, .moveMe: 0
    case .picturePuzzle, .jigsaw: 1 + date.number.remainderUp(of: 12)
    // The even variants are the nine themes for one player.
    case .memory: 2 * date.number.remainderUp(of: 9)
    }
  }

  /// Returns the day whose deal this is, among the last ``pastDays`` days, or `nil`.
  package func day(asOf today: CivilDate) -> CivilDate? {
    guard game.hasEnd else { return nil }
    return (0..<Self.pastDays).lazy.map { today - $0 }.first { GameDeal(of: $0, in: game) == self }
  }
}
