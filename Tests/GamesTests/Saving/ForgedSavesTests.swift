import FoundationEssentials
import Testing

@testable import Games

/// Saved games with valid states in an impossible combination.
@Suite struct ForgedSavesTests {
  private func isRead<State: GameState>(_ game: SavedGame<State>) throws -> Bool {
    let data = try JSONEncoder().encode(game)
    return (try? JSONDecoder().decode(SavedGame<State>.self, from: data)) != nil
  }

  /// Returns a state with changes in its stored form.
  private func forged<State: GameState>(_ state: State, _ change: (String) -> String) throws -> State {
    let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    let changed = change(text)
    try #require(changed != text)
    return try JSONDecoder().decode(State.self, from: Data(changed.utf8))
  }

  // MARK: Sun and Moon

  private let table = SunAndMoonState(
    level: .anyDeal, deal: SunAndMoonDeal(home: "sYTH sYTH sYTH mYTH mYTH", visitor: "mYTH sY sT sH mY"))

  private func played(_ plays: [CardPlay]) throws -> SunAndMoonState {
    try forged(table) { text in
      let list = String(decoding: (try? JSONEncoder().encode(plays)) ?? Data(), as: UTF8.self)
      return text.replacing("\"plays\":[]", with: "\"plays\":\(list)")
    }
  }

  @Test func aCardPlayedTwiceIsInvalid() throws {
    let card = table.card(.home, 0)
    #expect(try played([CardPlay(card, in: .yonder)]).isValid)
    #expect(try !played([CardPlay(card, in: .yonder), CardPlay(card, in: .there)]).isValid)
  }

  @Test func aPlayedCardOfAnotherDealIsInvalid() throws {
    let other = SkyCard(owner: .home, index: 0, symbol: .moon, areas: .all)
    #expect(try !played([CardPlay(other, in: .yonder)]).isValid)
    let none = SkyCard(owner: .visitor, index: 77, symbol: .sun, areas: .all)
    #expect(try !played([CardPlay(none, in: .yonder)]).isValid)
  }

  @Test func cardsOfAnotherDealAndPlayedCardsCannotBePlayed() {
    var state = table
    let other = SkyCard(owner: .home, index: 0, symbol: .moon, areas: .all)
    #expect(state.play(CardPlay(other, in: .yonder)).isEmpty)
    #expect(!state.play(.home, 0, .yonder).isEmpty)
    #expect(state.play(.home, 0, .there).isEmpty)
  }

  @Test func aHistoryWhosePlaysAreNoSequenceIsRejected() throws {
    var states = [table, table, table]
    states[1].play(.home, 0, .yonder)
    states[2].play(.home, 1, .there)
    #expect(try isRead(SavedGame(table, states[1])))
    #expect(try !isRead(SavedGame(table, states[1], states[2])), "its first play is another one")
    #expect(try !isRead(SavedGame(states[1], table)), "backward")
  }

  // MARK: Other games

  @Test func aHistoryOfAnotherRoundOfColorsIsRejected() throws {
    let dealt = ColorMatchState(level: .six, seed: 1)
    var next = dealt
    _ = dealt.word.map { next.answer($0) }
    var other = ColorMatchState(level: .six, seed: 2)
    _ = other.word.map { other.answer($0) }
    #expect(try isRead(SavedGame(dealt, next)))
    #expect(try !isRead(SavedGame(dealt, other)) && !isRead(SavedGame(next, dealt)) && !isRead(SavedGame(dealt, dealt)))
  }

  @Test func aHistoryOfAPuzzleWithImpossibleMovesIsRejected() throws {
    let (dealt, next) = (PicturePuzzleState(2, 1, 4, 3), PicturePuzzleState(1, 2, 4, 3))
    #expect(try isRead(SavedGame(dealt, next, PicturePuzzleState(1, 2, 3, 4))))
    #expect(try !isRead(SavedGame(dealt, PicturePuzzleState(1, 2, 3, 4))), "two moves at once")
    #expect(try !isRead(SavedGame(PicturePuzzleState(1, 2, 3, 4), next)), "a move after the end")
  }

  @Test func aHistoryOfMemoryIsRejected() throws {
    let state = MemoryState(level: .first, seed: 1)
    #expect(try isRead(SavedGame(state)) && !isRead(SavedGame(state, state)))
  }

  /// Otherwise no card could be turned until the clock has caught up.
  @Test func aMoveOfMemoryAfterTheTimePlayedIsRejected() throws {
    var state = MemoryState(level: .first, seed: 1)
    _ = state.turn(state.positions[0], at: 5_000)
    #expect(try !isRead(SavedGame(state, elapsed: .milliseconds(4_999))))
    #expect(try isRead(SavedGame(state, elapsed: .milliseconds(5_000))))
  }

  @Test func aHistoryLongerThanTheUndoLimitIsRejected() throws {
    var game = SavedGame<MoveMeState>(level: .three, seed: 1)
    for number in 0..<History<MoveMeState>.limit {
      var state = game.state
      state.move(to: [1: SquarePosition(x: number, y: 0)])
      game.history.record(state)
    }
    #expect(try isRead(game))
    game.history.record(game.state, limit: .max)
    #expect(try !isRead(game))
  }
}

extension SavedGame {
  /// Creates a game with a sequence of states.
  fileprivate init(_ states: State..., elapsed: Duration = .zero) {
    self.init(states[0], seed: 1)
    for state in states.dropFirst() { history.record(state) }
    counters.moves = 1
    self.elapsed = elapsed
  }
}
