extension GameModel {
  /// The day of the deal for display below the title, 'Today' or a date; empty if the game is no deal of the day.
  package var shortDayText: String {
    guard let day else { return "" }
    return day == play.environment.today() ? tr("Today") : DateText.short(day)
  }

  /// The date of the deal, the progress of that day, and the streak; empty if the game is no deal of the day.
  package var dayText: String {
    guard let day else { return "" }
    let title = tr("Deal of the Day: {date}").formatted(["date": DateText.long(day)])
    let daily = DailyText(play.calendar)
    return [title, daily.progress(on: day), daily.streak].filter { !$0.isEmpty }.map(\.asSentence).joinedSentences()
  }
}
