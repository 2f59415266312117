/// The results of the deals of the day; only the first result of a deal counts.
package struct DailyCalendar: Equatable, Sendable {
  package static let games = GameKind.launched.filter(\.hasEnd)

  private struct Key: Hashable {
    let game: GameKind
    let level: LevelChoice.ID
    let seed: UInt64
  }

  package let today: CivilDate
  private let results: [Key: GameResult]

  init(_ results: [GameResult], today: CivilDate) {
    self.today = today
    let dated = results.filter { $0.day != nil }.map { (Key(game: $0.game, level: $0.level, seed: $0.seed), $0) }
    self.results = Dictionary(dated) { first, _ in first }
  }

  /// The dates that the calendar shows, from the Monday four weeks before that of the current week to today.
  package var days: [CivilDate] {
    let monday = today - today.weekday
    return (0..<35).map { monday - 28 + $0 }.filter { $0 <= today }
  }

  package func result(of date: CivilDate, in game: GameKind) -> GameResult? {
    let deal = GameDeal(of: date, in: game)
    return results[Key(game: game, level: deal.level, seed: deal.seed)]
  }

  package func isLate(_ date: CivilDate, in game: GameKind) -> Bool {
    result(of: date, in: game)?.day.map { $0 > date } ?? false
  }

  /// Returns the mark of a date: "●" if a deal was played on the day, "○" if only later, or an empty string.
  package func mark(of date: CivilDate) -> String {
    let played = played(on: date)
    return played.isEmpty ? "" : played.allSatisfy { isLate(date, in: $0) } ? "○" : "●"
  }

  package func played(on date: CivilDate) -> [GameKind] { Self.games.filter { result(of: date, in: $0) != nil } }

  /// The number of consecutive days with a played deal, up to today or else yesterday; later plays count too.
  package var streak: Int {
    let last = played(on: today).isEmpty ? today - 1 : today
    return (0...).first { played(on: last - $0).isEmpty } ?? 0
  }
}
