// Never to be changed: everybody has the same deal on a day, whatever the version.

extension GameDeal {
  /// How many days back deals can still be played as theirs.
  public static let pastDays = 35

  /// The deal of a day in a game, made of the date and of nothing else: the same everywhere.
  ///
  /// The level goes with the day of the week, from an easy one on Monday to a hard one on Sunday. The pictures follow one
  /// another day by day. A game without an end has its first level every day.
  public init(of date: CivilDate, in game: GameKind) {
    let place = GameKind.allCases.firstIndex(of: game) ?? 0
    var generator = SeededGenerator(
      seed: UInt64(bitPattern: Int64(clamping: date.number)) &* 16 &+ UInt64(clamping: place))
    self.init(
      game: game, level: Self.levels(of: game)[date.weekday], variant: Self.variant(of: date, in: game),
      seed: UInt64(clamping: generator.number(below: Int(clamping: Self.shortSeeds))))
  }

  /// The levels of a week, from Monday on.
  private static func levels(of game: GameKind) -> [LevelChoice.ID] {
    switch game {
    case .colorMatch: ["3", "6", "3-tricky", "9", "6-tricky", "9-tricky", "9-tricky"]
    case .sunAndMoon: ["easy", "easy", "solitaire", "solitaire", "medium", "medium", "hard"]
    case .picturePuzzle: ["3", "4", "5", "6", "7", "8", "9"]
    case .memory: ["4", "6", "8", "10", "12", "15", "18"]
    case .moveMe: Array(repeating: "3", count: 7)
    }
  }

  private static func variant(of date: CivilDate, in game: GameKind) -> Int {
    switch game {
    case .colorMatch, .sunAndMoon, .moveMe: 0
    case .picturePuzzle: 1 + date.number.remainderUp(of: 12)
    // Nine themes for one player.
    case .memory: 2 * date.number.remainderUp(of: 9)
    }
  }

  /// The day whose deal this is, of those that can be played on a date; nil if it is none of them.
  public func day(asOf today: CivilDate) -> CivilDate? {
    guard game.hasEnd else { return nil }
    return (0..<Self.pastDays).lazy.map { today - $0 }.first { GameDeal(of: $0, in: game) == self }
  }
}
