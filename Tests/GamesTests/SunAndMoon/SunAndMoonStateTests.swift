import FoundationEssentials
import Testing

@testable import Games

@Suite struct SunAndMoonStateTests {
  static let rich = SunAndMoonDeal(home: "sYTH sYTH mYTH mYTH sT", visitor: "sYTH mYTH mYTH sYTH mY")

  @Test func anAreaAcceptsOneOfEachSymbol() {
    var state = SunAndMoonState(level: .solitaire, deal: Self.rich)
    #expect(state.play(.home, 0, .there) == [.played(CardPlay(state.card(.home, 0), in: .there), isEclipse: false)])
    #expect(state.refusal(of: CardPlay(state.card(.home, 1), in: .there)) == .alreadyHas(.sun, .there))
    #expect(state.play(.home, 1, .there) == [])
    #expect(state.refusal(of: CardPlay(state.card(.home, 4), in: .here)) == .notFor(.here))
    let second = CardPlay(state.card(.visitor, 1), in: .there)
    #expect(state.play(second) == [.played(second, isEclipse: true)])
    #expect(state.has(.sun, in: .there) && state.has(.moon, in: .there) && !state.has(.sun, in: .here))
    #expect(state.hand(of: .home).map(\.index) == [1, 2, 3, 4])
    #expect(state.turn == nil && state.score == nil)
  }

  @Test func aSolitaireIsSolvedWithAllSixSymbols() {
    var state = SunAndMoonState(level: .solitaire, deal: Self.rich)
    for (index, area) in TableArea.allCases.enumerated() {
      state.play(index < 2 ? .home : .visitor, index < 2 ? index : 0, area)
    }
    state.play(.home, 2, .yonder)
    state.play(.home, 3, .there)
    let changes = state.play(.visitor, 1, .here)
    #expect(changes.last == .ended)
    #expect(state.end == .solved && state.countsAsResult)
    #expect(state.play(.visitor, 2, .here) == [] && !state.canPickUp(state.card(.visitor, 2)))
  }

  @Test func aSolitaireEndsWhenItCannotBeWon() {
    let deal = SunAndMoonDeal(home: "sYTH sH sY mYTH mYTH", visitor: "mYTH mYTH mYTH mYTH mYTH")
    var state = SunAndMoonState(level: .solitaire, deal: deal)
    state.play(.home, 3, .yonder)
    #expect(!state.isOver)
    #expect(state.play(.home, 0, .here).last == .ended)
    let shortage = SunAndMoonShortage(symbol: .sun, areas: TableAreas(.there), cardCount: 0)
    #expect(state.end == .stuck([shortage]))
    #expect(!state.countsAsResult)
  }

  @Test func anyDealEndsWhenNoCardCanBePlayed() {
    let deal = SunAndMoonDeal(home: "sY sY sY mY mT", visitor: "mH mH mH mH mH")
    var state = SunAndMoonState(level: .anyDeal, deal: deal)
    #expect(!deal.isSolvable && state.isValid && !state.isOver)
    #expect(!SunAndMoonState(level: .solitaire, deal: deal).isValid)
    state.play(.home, 0, .yonder)
    state.play(.home, 3, .yonder)
    state.play(.home, 4, .there)
    #expect(!state.isOver)
    state.play(.visitor, 0, .here)
    let shortages = [TableArea.there, .here].map {
      SunAndMoonShortage(symbol: .sun, areas: TableAreas($0), cardCount: 0)
    }
    #expect(state.end == .exhausted(shortages) && !state.countsAsResult)
  }

  @Test func playersTakeTurnsAndScore() {
    var state = SunAndMoonState(level: .twoPlayers, deal: Self.rich)
    #expect(state.turn == .home)
    #expect(state.refusal(of: CardPlay(state.card(.visitor, 0), in: .here)) == .turn(.home))
    state.play(.home, 0, .there)
    #expect(state.turn == .visitor && state.play(.home, 1, .here) == [])
    state.play(.visitor, 1, .there)
    #expect(state.points(of: .home) == 1 && state.points(of: .visitor) == 3)
    #expect(state.score == 3, "the higher of both scores")
    #expect(state.isPlayersTurn)
  }

  @Test func aPlayerWhoCannotPlayPasses() {
    let deal = SunAndMoonDeal(home: "sT sT sT sT sT", visitor: "sT sYTH mYTH mYTH mYTH")
    var state = SunAndMoonState(level: .twoPlayers, deal: deal)
    #expect(state.play(.home, 0, .there).count == 1)
    let play = CardPlay(state.card(.visitor, 2), in: .there)
    #expect(state.play(play) == [.played(play, isEclipse: true), .passed(.home)])
    #expect(state.turn == .visitor && state.passer == .home)
    #expect(state.places(for: state.card(.home, 1)) == [])
    state.play(.visitor, 1, .here)
    state.play(.visitor, 3, .here)
    #expect(state.play(.visitor, 4, .yonder).last == .ended)
    #expect(state.end == .won(.visitor) && state.points(of: .visitor) == 8 && state.turn == nil)
  }

  @Test func againstTheComputerOnlyAWinCounts() {
    let deal = SunAndMoonDeal(home: "sT sT sT sT sT", visitor: "mT mT mT mT mT")
    for (starter, winner) in [(TablePlayer.home, TablePlayer.visitor), (.visitor, .home)] {
      var state = SunAndMoonState(level: .computerEasy, deal: SunAndMoonDeal(cards: deal.cards, starter: starter))
      #expect(state.isComputersTurn == (starter == .visitor) && state.isPlayersTurn == (starter == .home))
      state.play(starter, 0, .there)
      state.play(starter.opponent, 0, .there)
      #expect(state.end == .won(winner) && state.countsAsResult == (winner == .home))
      #expect(state.score == state.points(of: .home) && state.isPlayersTurn)
    }
  }

  @Test func hiddenCardsCannotBePickedUp() {
    let state = SunAndMoonState(level: .hiddenHands, deal: Self.rich)
    #expect(state.canPickUp(state.card(.home, 0)) && !state.canPickUp(state.card(.visitor, 0)))
    #expect(SunAndMoonState(level: .twoPlayers, deal: Self.rich).canPickUp(state.card(.visitor, 0)))
  }

  @Test func outcomesMatchVerdicts() {
    let state = SunAndMoonState(level: .twoPlayers, deal: Self.rich)
    let (own, others) = (state.card(.home, 4), state.card(.visitor, 0))
    #expect(state.places(for: own) == [.area(.there)])
    #expect(state.verdict(for: own, over: .area(.there)) == .accepted)
    #expect(state.verdict(for: own, over: .area(.here)) == .rejected(.notFor(.here)))
    #expect(state.verdict(for: own, over: .hand(others)) == .unknown)
    #expect(state.outcome(of: own, droppedOn: .hand(own)) == .returns(.cancelled))
    #expect(state.outcome(of: own, droppedOn: .hand(others)) == .returns(.missed))
    #expect(state.outcome(of: others, droppedOn: .area(.here)) == .returns(.refused(.turn(.home))))
    #expect(state.maximumActiveDrags == 1)
  }

  @Test func impossiblePlaysAndAreasAreInvalid() throws {
    var state = SunAndMoonState(level: .computerHard, seed: 3)
    for _ in 0..<3 { state.allowedPlays.first.map { _ = state.play($0) } }
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(SunAndMoonState.self, from: data) == state)
    #expect(state.isValid)
    let text = String(decoding: data, as: UTF8.self)
    let twice = text.replacing("\"plays\":[", with: "\"plays\":[\(try #require(Self.firstPlay(in: text))),")
    #expect(try !JSONDecoder().decode(SunAndMoonState.self, from: Data(twice.utf8)).isValid)
    let bare = text.replacing("\"areas\":", with: "\"areas\":8,\"was\":")
    #expect(try !JSONDecoder().decode(SunAndMoonState.self, from: Data(bare.utf8)).isValid)
  }

  private static func firstPlay(in text: String) -> Substring? {
    text.firstRange(of: "\"plays\":[").flatMap { start in
      text[start.upperBound...].firstRange(of: "}").map { end in
        let rest = text[end.upperBound...]
        return rest.firstIndex(of: "}").map { text[start.upperBound...$0] }
      } ?? nil
    }
  }

  @Test func theDescriptionOfACardHidesItsFace() {
    let deal = SunAndMoonState(level: .hiddenHands, seed: 1).deal
    for card in deal.cards {
      let text = String(describing: SunAndMoonPlace.hand(card))
      #expect(!text.contains("sun") && !text.contains("moon") && !text.contains("area"), "\(text)")
    }
  }
}
