extension SunAndMoonText {
  package var status: String {
    guard !state.level.isSolitaire else {
      return tr("{placed}, {time}").formatted(["placed": placed, "time": time])
    }
    return ([bothPoints] + turnNow).joinedSentences()
  }

  /// The time in solitaire, otherwise the level: the board shows the points of both players.
  package var shortStatus: String { state.level.isSolitaire ? time : state.level.title }

  package var endTitle: String {
    switch state.end {
    case .solved, nil: tr("Well Done!")
    case .stuck: tr("Stuck")
    case .exhausted: tr("No More Moves")
    case .won(let winner): names(of: winner).win
    case .draw: tr("A Draw")
    }
  }

  package var end: String { [endOfCards, hintsUsed].joinedSentences() }

  private var endOfCards: String {
    switch state.end {
    case .solved, nil: tr("All six are placed, in {time}.").formatted(["time": time])
    case .stuck(let shortages): ([placed.asSentence] + shortages.map(sentence)).joinedSentences()
    case .exhausted(let shortages):
      ([placed.asSentence, tr("This deal allowed no more.")] + shortages.map(sentence)).joinedSentences()
    case .won, .draw: bothPoints
    }
  }

  private var hintsUsed: String {
    counters.hints == 0 ? "" : trn("{count} hint used.", "{count} hints used.", count: counters.hints)
  }

  package func takeOverTitle(_ player: TablePlayer) -> String {
    switch player {
    case .home: tr("Hand the Computer to Home")
    case .visitor: tr("Hand the Computer to the Visitor")
    }
  }

  package var takeOverText: String {
    let last = state.plays.last.map { [names(of: $0.card.owner).played($0)] } ?? []
    let pass = state.passer.map { [names(of: $0).pass] } ?? []
    return (last + pass + [takeOverPrompt]).joinedSentences()
  }

  package var takeOverPrompt: String { tr("Press Ready when nobody else sees the screen.") }

  var turnNow: [String] { state.turn.map { [names(of: $0).turn] } ?? [] }

  var placed: String {
    trn("{placed} of {count} placed", "{placed} of {count} placed", state.placedCount)
      .formatted(["placed": "\(state.placedCount)", "count": "6"])
  }

  var bothPoints: String {
    tr("{home}: {homePoints}, {visitor}: {visitorPoints}.").formatted([
      "home": names(of: .home).title, "homePoints": pointCount(.home),
      "visitor": names(of: .visitor).title, "visitorPoints": pointCount(.visitor),
    ])
  }

  func sentence(about shortage: SunAndMoonShortage) -> String {
    let sentence =
      switch (shortage.symbol, shortage.cardCount) {
      case (.sun, 0): tr("No card that is left can bring the sun {areas}.")
      case (.moon, 0): tr("No card that is left can bring the moon {areas}.")
      case (.sun, let count):
        trn("Only {count} sun card is left for {areas}.", "Only {count} sun cards are left for {areas}.", count)
      case (.moon, let count):
        trn("Only {count} moon card is left for {areas}.", "Only {count} moon cards are left for {areas}.", count)
      }
    return sentence.formatted(["areas": shortage.areas.title, "count": "\(shortage.cardCount)"])
  }
}
