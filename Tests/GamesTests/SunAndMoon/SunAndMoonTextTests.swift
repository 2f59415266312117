import Testing

@testable import DragAndDrop
@testable import Games

@Suite struct SunAndMoonTextTests {
  static let deal = SunAndMoonDeal(home: "sYTH mH mYTH mYTH sT", visitor: "sYTH mYTH mYTH sYTH mY")

  func text(_ state: SunAndMoonState, hidden: Set<TablePlayer> = []) -> SunAndMoonText {
    SunAndMoonText(state: state, counters: Counters(), elapsed: .seconds(42), hiddenHands: hidden)
  }

  @Test func cardNamesHaveSymbolAreasAndPosition() {
    var state = SunAndMoonState(level: .solitaire, deal: Self.deal)
    #expect(
      text(state).pieceName(state.card(.home, 0)) == "Sun card, for Yonder, There, and Here, home’s hand, card 5 of 5")
    #expect(text(state).pieceName(state.card(.visitor, 4)) == "Moon card, for Yonder, visitor’s hand, card 1 of 5")
    state.play(.home, 0, .there)
    #expect(
      text(state).pieceName(state.card(.home, 1)) == "Moon card, for Here, home’s hand, card 4 of 4")
    #expect(text(state).pieceDescription(state.card(.home, 4)) == "There already has a sun.")
    #expect(text(state).pieceDescription(state.card(.home, 1)) == nil)
  }

  @Test func areaNamesHaveTheirSymbols() {
    var state = SunAndMoonState(level: .solitaire, deal: Self.deal)
    #expect(text(state).areaName(.there) == "There: no sun, no moon")
    state.play(.home, 0, .there)
    #expect(text(state).areaName(.there) == "There: sun, no moon")
    state.play(.home, 2, .there)
    #expect(text(state).areaName(.there) == "There: sun and moon")
    #expect(text(state).status == "2 of 6 placed, 0:42")
  }

  @Test func namesOfHiddenCardsRevealNothing() {
    let state = SunAndMoonState(level: .hiddenHands, deal: Self.deal)
    for hidden in [Set([TablePlayer.visitor]), [.home, .visitor]] {
      for card in state.deal.cards where hidden.contains(card.owner) {
        let name = text(state, hidden: hidden).pieceName(card)
        #expect(name.hasPrefix("Face-down card, "))
        for word in ["Sun", "Moon", "Here", "There", "Yonder"] { #expect(!name.contains(word)) }
        #expect(text(state, hidden: hidden).pieceDescription(card) == "")
      }
    }
  }

  @Test func messagesRevealNoHiddenCard() {
    let state = SunAndMoonState(level: .hiddenHands, deal: Self.deal)
    let card = state.card(.home, 0)
    let changes: [SunAndMoonChange] = [.hinted(.card(CardPlay(card, in: .there))), .undone]
    let hiddenText = text(state, hidden: [.home, .visitor])
    for sentence in changes.map({ hiddenText.message(after: [$0]) ?? "" }) + [hiddenText.kind(of: card)] {
      for word in ["Sun", "sun", "There"] { #expect(!sentence.contains(word), "\(sentence)") }
    }
    #expect(hiddenText.kind(of: card) == "Face-down card" && text(state).kind(of: card) == "Sun card")
    #expect(hiddenText.notice(afterEnds: ends(of: card, .refused(.alreadyHas(.sun, .there))), changes: []) == nil)
  }

  @Test func refusalsAndPassesHaveNotices() {
    let state = SunAndMoonState(level: .twoPlayers, deal: Self.deal)
    let (card, other) = (state.card(.home, 4), state.card(.home, 0))
    let play = SunAndMoonChange.played(CardPlay(other, in: .there), isEclipse: false)
    let refused = ends(of: card, .refused(.alreadyHas(.sun, .there)))
    #expect(text(state).notice(afterEnds: refused, changes: []) == "There already has a sun.")
    #expect(
      text(state).notice(afterEnds: [], changes: [play, .passed(.visitor)])
        == "The visitor cannot play and passes. It is home’s turn.")
    let returned = ends(of: card, .missed) + ends(of: card, .cancelled)
    #expect(text(state).notice(afterEnds: returned, changes: [play, .undone]) == nil)
  }

  private func ends(
    of card: SkyCard, _ reason: ReturnReason<SunAndMoonRefusal>
  ) -> [DragState<SunAndMoonState>.End] {
    [DragState<SunAndMoonState>.End(item: card, outcome: .returns(reason), operation: .move, number: 1)]
  }

  @Test func theOpponentsTurnIsTheReasonInGamesForTwo() {
    for (level, sentence) in [
      (SunAndMoonLevel.twoPlayers, "It is home’s turn."), (.hiddenHands, "It is home’s turn."),
      (.computerHard, "It is your turn."),
    ] {
      let state = SunAndMoonState(level: level, deal: Self.deal)
      #expect(text(state).pieceDescription(state.card(.visitor, 0)) == sentence)
      #expect(text(state).reason(.turn(.home)) == sentence)
    }
  }

  @Test func playsHaveMessages() {
    var state = SunAndMoonState(level: .computerHard, deal: Self.deal)
    let first = state.play(.home, 0, .there)
    #expect(text(state).message(after: first) == "You play a sun There. 1 point. It is the computer’s turn.")
    let second = state.play(.visitor, 1, .there)
    #expect(
      text(state).message(after: second) == "The computer plays a moon There. Eclipse! 3 points. It is your turn.")
    #expect(text(state).status == "You: 1 point, Computer: 3 points. It is your turn.")
    #expect(text(state).shortStatus == "Computer, Hard")
    #expect(text(state).plate(.home) == "You: 1 point. It is your turn.")
    #expect(text(state).message(after: []) == nil)
    #expect(text(state).message(after: [.passed(.home)])?.hasPrefix("You cannot play and pass.") == true)
  }

  @Test func aSolitaireCountsWhatIsPlaced() {
    var state = SunAndMoonState(level: .solitaire, deal: Self.deal)
    let first = state.play(.home, 0, .there)
    #expect(text(state).message(after: first) == "Sun placed There. 1 of 6 placed.")
    let second = state.play(.home, 1, .here)
    #expect(text(state).message(after: second) == "Moon placed Here. 2 of 6 placed.")
  }

  @Test func aPassIsToldBeforeTheTurn() {
    let deal = SunAndMoonDeal(home: "sT sT sT sT sT", visitor: "sT sYTH mYTH mYTH mYTH")
    for level in [SunAndMoonLevel.twoPlayers, .hiddenHands] {
      var state = SunAndMoonState(level: level, deal: deal)
      let first = state.play(.home, 0, .there)
      // The page for handing over the computer names the next player.
      let turn = level.hidesHands ? "" : " It is the visitor’s turn."
      #expect(text(state).message(after: first) == "Home plays a sun There. 1 point." + turn)
      let second = state.play(.visitor, 2, .there)
      #expect(
        text(state).message(after: second)
          == "The visitor plays a moon There. Eclipse! 3 points. Home cannot play and passes. It is the visitor’s turn."
      )
      #expect(
        text(state).takeOverText
          == "The visitor plays a moon There. Home cannot play and passes. \(text(state).takeOverPrompt)")
    }
  }

  @Test func theEndTextNamesTheOutcomeAndItsReason() {
    let deal = SunAndMoonDeal(home: "sYTH sTH sYTH mYTH mYTH", visitor: "mYTH mYTH mYTH mYTH mYTH")
    var state = SunAndMoonState(level: .solitaire, deal: deal)
    state.play(.home, 0, .here)
    state.play(.home, 2, .there)
    #expect(text(state).endTitle == "Stuck")
    #expect(text(state).end == "2 of 6 placed. No card that is left can bring the sun Yonder.")
    #expect(text(state).pieceDescription(state.card(.home, 3)) == "", "no card can be picked up any more")
    let shortage = SunAndMoonShortage(
      symbol: .moon, areas: [TableAreas(.there), TableAreas(.here)], cardCount: 1)
    #expect(text(state).sentence(about: shortage) == "Only 1 moon card is left for There and Here.")
  }

  @Test func theEndTextTellsWhenTheDealAllowedNoMore() {
    let deal = SunAndMoonDeal(home: "sYTH sYTH mYTH mYTH mYTH", visitor: "mYTH mYTH mYTH mYTH mYTH")
    var state = SunAndMoonState(level: .anyDeal, deal: deal)
    for (index, area) in [TableArea.yonder, .there, .yonder, .there, .here].enumerated() {
      state.play(.home, index, area)
    }
    #expect(text(state).endTitle == "No More Moves")
    #expect(
      text(state).end
        == "5 of 6 placed. This deal allowed no more. No card that is left can bring the sun Here.")
  }
}
