/// What was played of the deals of the last days, and how.
///
/// It follows from the results: the first one of a day's deal is that day's, and others change nothing.
public struct DailyCalendar: Equatable, Sendable {
  /// The games that have a deal of the day.
  public static let games = GameKind.allCases.filter(\.hasEnd)

  private struct Key: Hashable {
    let game: GameKind
    let level: LevelChoice.ID
    let seed: UInt64
  }

  /// The day on which it is looked at.
  public let today: CivilDate
  private let results: [Key: GameResult]

  init(_ results: [GameResult], today: CivilDate) {
    self.today = today
    let dated = results.filter { $0.day != nil }.map { (Key(game: $0.game, level: $0.level, seed: $0.seed), $0) }
    self.results = Dictionary(dated) { first, _ in first }
  }

  /// The days that can be played: five weeks, the last of which is this one, each from Monday on.
  public var days: [CivilDate] {
    let monday = today - today.weekday
    return (0..<35).map { monday - 28 + $0 }.filter { $0 <= today }
  }

  /// What came of a day's deal; nil as long as it was not played to its end.
  public func result(of date: CivilDate, in game: GameKind) -> GameResult? {
    let deal = GameDeal(of: date, in: game)
    return results[Key(game: game, level: deal.level, seed: deal.seed)]
  }

  /// Whether a day's deal was played after that day.
  public func isLate(_ date: CivilDate, in game: GameKind) -> Bool {
    result(of: date, in: game)?.day.map { $0 > date } ?? false
  }

  /// What stands for a day in the calendar: a disk if something was played on it, a ring if only later, or nothing.
  public func mark(of date: CivilDate) -> String {
    let played = played(on: date)
    return played.isEmpty ? "" : played.allSatisfy { isLate(date, in: $0) } ? "○" : "●"
  }

  /// The games whose deals of a day were played.
  public func played(on date: CivilDate) -> [GameKind] { Self.games.filter { result(of: date, in: $0) != nil } }

  /// How many days in a row something was played, up to today, or up to yesterday as long as today is open.
  ///
  /// Days that were played later fill their gap.
  public var run: Int {
    let last = played(on: today).isEmpty ? today - 1 : today
    return (0...).first { played(on: last - $0).isEmpty } ?? 0
  }
}
