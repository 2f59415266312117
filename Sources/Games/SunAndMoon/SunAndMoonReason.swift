/// The reason why a play is good.
enum SunAndMoonReason: Hashable, CaseIterable, Sendable {
  /// No other area can take the card.
  case onlyArea
  /// No other card can bring the symbol to the area.
  case onlyCard
  /// Every place that could be filled before can still be filled.
  case keepsAll
  case completesArea
  case gainsMost
}

extension SunAndMoonState {
  func reason(for play: CardPlay) -> SunAndMoonReason {
    guard level.isSolitaire else {
      return has(play.card.symbol.opposite, in: play.area) ? .completesArea : .gainsMost
    }
    let node = node
    if node.slots(of: play.card.number, in: deal) == play.slot { return .onlyArea }
    let canFill = deal.cards.filter { node.slots(of: $0.number, in: deal) & play.slot != 0 }
    return canFill == [play.card] ? .onlyCard : .keepsAll
  }
}

extension SunAndMoonText {
  func advice(_ play: CardPlay) -> String {
    let reason =
      switch (state.reason(for: play), play.card.symbol) {
      case (.onlyArea, _): tr("No other area can take this card now.")
      case (.onlyCard, .sun): tr("No other card can bring a sun {area}.")
      case (.onlyCard, .moon): tr("No other card can bring a moon {area}.")
      case (.keepsAll, _): tr("All other places can still be filled after it.")
      case (.completesArea, _): tr("It completes an area, for 3 points.")
      case (.gainsMost, _): tr("No other play gains more.")
      }
    let areaNames = ["area": play.area.title]
    return (sentences(about: .hinted(.place(play))) + [reason.formatted(areaNames)]).joinedSentences()
  }
}
