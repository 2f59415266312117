/// The text below the title of a game, in forms of which the first one that fits is shown.
package struct TitleStatus: Equatable, Sendable {
  /// The day of the deal and the status.
  package let whole: String
  /// The lead in a race, or else the status alone.
  package let short: String
  /// The status without the lead.
  package let shortest: String
}

extension GameModel {
  package var titleStatus: TitleStatus {
    let (status, race) = (shortStatus, shortRaceText)
    let whole = [shortDayText, status].filter { !$0.isEmpty }.joined(separator: " · ")
    guard race.isEmpty else { return TitleStatus(whole: whole, short: race, shortest: text.shortStatus) }
    let short = status.isEmpty ? whole : status
    return TitleStatus(whole: whole, short: short, shortest: short)
  }
}
