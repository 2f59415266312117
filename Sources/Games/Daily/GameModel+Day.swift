extension GameModel {
  /// That the game is the deal of a day, and how many days in a row that makes; empty if it is none.
  public var dayText: String {
    guard let day else { return "" }
    let title = tr("Deal of the Day: {date}").formatted(["date": DateText.long(day)])
    return [title, DailyText(play.calendar).run].filter { !$0.isEmpty }.map(\.asSentence).joinedSentences()
  }
}
