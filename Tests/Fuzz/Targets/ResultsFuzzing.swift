import FoundationEssentials

@testable import Games

/// The results, as they are stored and as they are imported.
enum ResultsFuzzing {
  static func stored(_ bytes: [UInt8]) {
    guard let results = FuzzTargets.stored([GameResult].self, in: bytes) else { return }
    check(storedAgain(results) == results, "They are not stored as they were read.")
    use(results)
  }

  static func exchange(_ bytes: [UInt8]) {
    do throws(ResultsExchangeError) {
      let exchange = try ResultsExchange(data: Data(bytes))
      let again = (try? exchange.data).flatMap { try? ResultsExchange(data: $0) }
      check(again == exchange, "They are not exported as they were imported.")
      use(exchange.results)
    } catch {
      check(!error.message.isEmpty, "Nothing is said about the error.")
    }
  }

  /// Uses results as the program does: finds the best ones, and makes the calendar, texts, and further results.
  private static func use(_ results: [GameResult]) {
    var list = results
    list.merge(results.reversed())
    for result in results.prefix(3) {
      list.record(result)
      let best = BestResults(of: list.results(game: result.game, level: result.level))
      check(best != nil, "There is no best result.")
      _ = (TimeText.digits(result.elapsed), TimeText.words(result.elapsed), result.day.map(DateText.long))
      if let splits = result.splits { _ = splits.lead(over: splits, at: result.elapsed).map(RaceText.short) }
    }
    for today in [CivilDate(year: 2026, month: 11, day: 27)] + results.prefix(2).compactMap(\.day) {
      let calendar = DailyCalendar(results, today: today)
      let text = DailyText(calendar)
      _ = (calendar.streak, text.streak, calendar.days.map(calendar.mark), text.day(today))
    }
  }
}
