import Testing

@testable import Games

@Suite struct MemoryTextTests {
  var state = MemoryState(level: .first, seed: 7)

  private func text(_ state: MemoryState, moves: Int = 0) -> MemoryText {
    var counters = Counters()
    counters.moves = moves
    return MemoryText(state: state, counters: counters, elapsed: .seconds(42))
  }

  @Test func theNameOfAFaceDownCardHasNoFace() {
    for position in state.positions {
      let name = text(state).name(position)
      #expect(
        name == "Card \(position.index + 1), row \(position.index / 3 + 1), column \(position.index % 3 + 1), face down"
      )
      #expect(text(state).hint(position)?.text == "Press Space to turn it over.")
    }
  }

  @Test mutating func theNameOfAFaceUpCardHasItsFaceAndPosition() {
    let pair = state.pairs[0]
    _ = state.turn(pair[0], at: 0)
    #expect(text(state).name(pair[0]) == "dog, card 1, row 1, column 1")
    _ = state.turn(pair[1], at: 0)
    #expect(text(state).name(pair[0]) == "dog, matched, card 1, row 1, column 1")
    #expect(text(state).hint(pair[0]) == nil)
  }

  @Test mutating func turnsHaveMessages() {
    let pair = state.pairs[0]
    _ = state.turn(pair[0], at: 0)
    let changes = state.turn(pair[1], at: 0)
    #expect(text(state).message(after: changes) == "A pair: dog. 14 points won. 1 of 3 pairs found.")
    _ = state.turn(state.pairs[1][0], at: 0)
    let miss = state.turn(state.pairs[2][0], at: 0)
    #expect(text(state).message(after: miss) == "No pair: rabbit and cat.")
    #expect(text(state).message(after: state.turnBack(at: 1)) == nil)
    #expect(text(state).message(after: miss) == nil, "the faces are not named once they are face down")
    _ = state.turn(state.pairs[1][0], at: 2)
    let again = state.turn(state.pairs[2][0], at: 2)
    #expect(text(state).message(after: again) == "No pair: rabbit and cat. 2 points lost.")
  }

  @Test mutating func oneLostPointIsAnnounced() {
    state.turn(state.unequal, from: 0)
    let miss = MemoryChange.missed(state.unequal[0], state.unequal[1], lost: 1)
    #expect(text(state).message(after: [miss]) == "No pair: dog and rabbit. 1 point lost.")
  }

  @Test mutating func theHintFollowsTheOpenCards() {
    let unequal = state.unequal
    _ = state.turn(unequal[0], at: 0)
    #expect(text(state).hint(unequal[0])?.text == "Look for the other card of its pair.")
    _ = state.turn(unequal[1], at: 0)
    #expect(state.positions.allSatisfy { text(state).hint($0)?.text == "Press Space to turn both cards back." })
    var withoutTaps = text(state)
    withoutTaps.tapTurnsBack = false
    #expect(state.positions.allSatisfy { withoutTaps.hint($0) == nil })
  }

  @Test func tooFewPicturesAreCounted() {
    #expect(MemoryText.tooFew(2) == "There are 2 pictures. At least 3 different ones are needed.")
  }

  @Test func textsAgainstTheComputerNameBothPlayers() {
    let state = MemoryState(MemoryDeal(level: .first, playerCount: 2, computer: .easy, seed: 7))
    #expect(text(state).plate(0) == "You: 0 points. It is your turn." && text(state).plate(1) == "Computer: 0 points")
  }

  @Test mutating func theStatusAndTheEndTextCountPairsTurnsAndPoints() {
    #expect(text(state).status == "0 of 3 pairs, 0 turns, 0 points, 0:42")
    #expect(text(state).shortStatus == "0:42, 0 points")
    #expect(text(state).heading == "Level 1: Animals, 3 Pairs")
    state.pairs.forEach { state.turn($0, from: state.moves.last?.time ?? 0) }
    #expect(text(state, moves: 3).end == "All 3 pairs found in 3 turns, 0:42: 39 points.")
  }

  @Test func theEndTextOfARelaxedGameSaysSo() {
    var state = MemoryState(MemoryDeal(level: .first, isRelaxed: true, seed: 7))
    state.pairs.forEach { state.turn($0, from: state.moves.last?.time ?? 0) }
    #expect(text(state, moves: 3).end == "Relaxed: All 3 pairs found in 3 turns, 0:42: 6 points.")
  }

  @Test func theBoardNameHasItsRowsAndColumns() {
    #expect(text(state).boardName == "Animals, 3 Pairs, 2 by 3")
    #expect(text(state.redealt(MemoryLevel.allCases[10], seed: 7)).boardName == "Animals, 24 Pairs, 6 by 8")
  }

  @Test func textsForTwoPlayersNameThePlayers() {
    var state = MemoryState(MemoryDeal(level: .first, theme: .builtIn(.letters), playerCount: 2, seed: 7))
    state.turn(state.pairs[0], from: 0)
    #expect(text(state, moves: 1).status == "Player 1 to play: 1 of 3 pairs, 1 turn, 13 to 0 points, 0:42")
    #expect(text(state).shortStatus == "0:42", "the plates show the points")
    #expect(
      text(state).message(after: [.matched(state.pairs[0][0], state.pairs[0][1], points: 13)])
        == "A pair: small A and capital A. 13 points won. 1 of 3 pairs found.")
    _ = state.turn(state.pairs[1][0], at: 2000)
    let miss = state.turn(state.pairs[2][0], at: 2000)
    #expect(text(state).message(after: miss)?.contains("turn of") == false)
    #expect(text(state).plate(0) == "Player 1: 13 points. It is the turn of Player 1.")
    let back = state.turnBack(at: 3000)
    #expect(text(state).message(after: back) == "It is the turn of Player 2.")
    #expect(text(state).plate(0) == "Player 1: 13 points")
    state.turn(state.pairs[1] + state.pairs[2], from: 4000)
    #expect(text(state).endTitle == "Player 2 Wins" && text(state).end == "24 points to 13, in 0:42.")
  }
}
