import FoundationEssentials

/// The dates of results, a day apart.
final class GameDate {
  private var date = Date(timeIntervalSinceReferenceDate: 0)

  func next() -> Date {
    date += 86_400
    return date
  }
}
