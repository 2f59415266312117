@testable import Games

/// The statistics of levels, as they are stored.
enum StatisticsFuzzing {
  static func run(_ bytes: [UInt8]) {
    guard let statistics = stored([String: LevelStatistics].self, in: bytes) else { return }
    check(storedAgain(statistics) == statistics, "They are not stored as they were read.")
    for before in statistics.values {
      var level = before
      level.begin(on: CivilDate(year: 2026, month: 11, day: 28))
      level.begin(on: nil)
      level.finish(after: .seconds(90))
      _ = level.averageTime.map(TimeText.digits)
      check(level.playedCount >= before.playedCount, "A game that is begun is not counted.")
      check(level.finishedCount >= before.finishedCount, "A game that is finished is not counted.")
      check(level.longestRun >= before.longestRun, "The longest run gets shorter.")
      check(storedAgain([level]) == [level], "They are not stored after another game.")
    }
  }
}
