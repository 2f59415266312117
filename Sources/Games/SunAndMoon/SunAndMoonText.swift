package struct SunAndMoonText: GameText {
  package let state: SunAndMoonState
  package let counters: Counters
  package let elapsed: Duration
  var hiddenHands: Set<TablePlayer> = []

  func names(of player: TablePlayer) -> PlayerNames {
    .of(player, isVersusComputer: state.level.strength != nil)
  }

  package var board: String { tr("Place a sun and a moon in every area") }

  package func pieceName(_ card: SkyCard) -> String {
    guard state.isLeft(card) else { return tr("{card}, played").formatted(["card": kind(of: card)]) }
    let hand = state.hand(of: card.owner)
    // The card with the highest index comes first in reading order.
    let number = hand.count - (hand.firstIndex(of: card) ?? 0)
    let place = tr("{hand}, card {number} of {count}")
      .formatted(["hand": names(of: card.owner).hand, "number": "\(number)", "count": "\(hand.count)"])
    if hiddenHands.contains(card.owner) { return tr("Face-down card, {place}").formatted(["place": place]) }
    return tr("{card}, for {areas}, {place}")
      .formatted(["card": kind(of: card), "areas": card.areas.title, "place": place])
  }

  /// Returns why no area accepts a card; `nil` if one does, and empty for a hidden card or once the game is over.
  package func pieceDescription(_ card: SkyCard) -> String? {
    if hiddenHands.contains(card.owner) || state.isOver { return "" }
    return state.places(for: card).isEmpty ? reasons(against: card).map(reason).joinedSentences() : nil
  }

  package func areaName(_ area: TableArea) -> String {
    let symbols =
      switch (state.has(.sun, in: area), state.has(.moon, in: area)) {
      case (false, false): tr("{area}: no sun, no moon")
      case (true, false): tr("{area}: sun, no moon")
      case (false, true): tr("{area}: no sun, moon")
      case (true, true): tr("{area}: sun and moon")
      }
    return symbols.formatted(["area": area.title])
  }

  package func plate(_ player: TablePlayer) -> String {
    guard !state.level.isSolitaire else { return names(of: player).title }
    let points = tr("{player}: {score}").formatted(["player": names(of: player).title, "score": pointCount(player)])
    return state.turn == player ? [points.asSentence, names(of: player).turn].joinedSentences() : points
  }

  package func plateTitle(_ player: TablePlayer) -> String { names(of: player).title }

  package func reason(_ refusal: SunAndMoonRefusal) -> String {
    switch refusal {
    case .turn(let player): names(of: player).turn
    case .notFor(let area): tr("This card cannot be played {area}.").formatted(["area": area.title])
    case .alreadyHas(.sun, let area): tr("{area} already has a sun.").formatted(["area": area.title])
    case .alreadyHas(.moon, let area): tr("{area} already has a moon.").formatted(["area": area.title])
    }
  }

  private func reasons(against card: SkyCard) -> [SunAndMoonRefusal] {
    let refusals = card.areas.areas.compactMap { state.refusal(ofDropping: card, on: $0) }
    return refusals.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  package func isHidden(_ card: SkyCard) -> Bool { state.isLeft(card) && hiddenHands.contains(card.owner) }

  package func kind(of card: SkyCard) -> String {
    switch card.symbol {
    case _ where isHidden(card): tr("Face-down card")
    case .sun: tr("Sun card")
    case .moon: tr("Moon card")
    }
  }

  func pointCount(_ player: TablePlayer) -> String {
    let count = state.points(of: player)
    return trn("{count} point", "{count} points", count: count)
  }
}
