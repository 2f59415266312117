import Testing

@testable import Games

@Suite struct MemoryStateTests {
  var state = MemoryState(level: .first, seed: 7)

  @Test func anotherGameHasTheSameThemeAndPlayers() {
    let state = MemoryState(MemoryDeal(level: .first, theme: .builtIn(.food), playerCount: 2, seed: 7))
    let deal = state.redealt(MemoryLevel.allCases[2], seed: 8).deal
    #expect(deal == MemoryDeal(level: MemoryLevel.allCases[2], theme: .builtIn(.food), playerCount: 2, seed: 8))
  }

  @Test mutating func aPairStaysFaceUpAndScores() {
    let pair = state.pairs[0]
    #expect(state.turn(pair[0], at: 100) == [.turned(pair[0])])
    #expect(state.faceUp == [pair[0]])
    #expect(state.turn(pair[1], at: 1600) == [.matched(pair[0], pair[1], points: 2 + 4 + 6)])
    #expect(state.faceUp.isEmpty && state.isMatched(pair[0]) && state.isMatched(pair[1]))
    #expect(state.score == 12)
  }

  @Test mutating func unmatchedCardsLockTheBoardUntilTheyTurnBack() {
    let (first, second, third) = (state.unequal[0], state.unequal[1], state.pairs[2][0])
    state.turn([first, second], from: 0)
    #expect(state.isLocked && state.faceUp == [first, second])
    #expect(state.turn(third, at: 1500).isEmpty)
    #expect(state.positions.allSatisfy { !state.canPickUp($0) })
    #expect(state.turnBack(at: 2000) == [.turnedBack])
    #expect(state.faceUp.isEmpty && !state.isLocked)
    #expect(state.turnBack(at: 2000).isEmpty)
  }

  @Test mutating func faceUpAndMatchedCardsAreIgnored() {
    let pair = state.pairs[0]
    _ = state.turn(pair[0], at: 0)
    #expect(state.turn(pair[0], at: 1).isEmpty)
    _ = state.turn(pair[1], at: 2)
    #expect(state.turn(pair[0], at: 3).isEmpty)
    #expect(state.turn(GridPosition(index: 6), at: 4).isEmpty && state.turn(GridPosition(index: -1), at: 4).isEmpty)
    #expect(state.moves.count == 2)
  }

  @Test mutating func aMoveBeforeTheLastOneIsRejected() {
    _ = state.turn(state.pairs[0][0], at: 50)
    #expect(state.turn(state.pairs[0][1], at: 49).isEmpty)
    #expect(state.turn(state.pairs[0][1], at: .max).isEmpty)
  }

  @Test mutating func onlySeenCardsCostPoints() {
    let (first, second, third) = (state.unequal[0], state.unequal[1], state.pairs[2][0])
    state.turn([first, second], from: 0)
    #expect(state.score == 0, "neither was seen")
    _ = state.turnBack(at: 2000)
    _ = state.turn(first, at: 3000)
    #expect(state.turn(third, at: 4000) == [.missed(first, third, lost: 1)])
    #expect(state.score == -1)
    _ = state.turnBack(at: 5000)
    _ = state.turn(second, at: 6000)
    #expect(state.turn(third, at: 7000) == [.missed(second, third, lost: 2)])
    #expect(state.score == -3)
  }

  @Test mutating func theRingOfACardRunsWhileItIsFaceUp() {
    let (first, second) = (state.unequal[0], state.unequal[1])
    state.turn([first, second], from: 0)
    _ = state.turnBack(at: 2000)
    #expect(state.ring(at: first, 9000) == 4.0 / 6 && state.ring(at: second, 9000) == 5.0 / 6)
    _ = state.turn(first, at: 10_000)
    #expect(state.ring(at: first, 12_500) == 1.5 / 6)
    #expect(state.ring(at: first, 99_000) == 0)
    let other = state.pairs[0][1]
    #expect(state.turn(other, at: 12_500) == [.matched(first, other, points: 2 + 1 + 6)])
  }

  @Test(arguments: [(0, 6), (1, 5), (1000, 5), (1001, 4), (5000, 1), (5001, 0), (7000, 0)])
  func aRingIsWorthAPointForEachFullSecond(time: Int, points: Int) {
    var ring = MemoryRing()
    ring.turnedUp(at: 0)
    #expect(ring.points(at: time) == points)
  }

  @Test mutating func undoReturnsAPairButCardsStaySeen() {
    let (pair, other) = (state.pairs[0], state.pairs[1][0])
    state.turn(pair, from: 0)
    let points = state.score
    #expect(state.undo(at: 2000) == [.undone])
    #expect(state.score == 0 && !state.isMatched(pair[0]) && state.canRedo)
    _ = state.turn(pair[0], at: 3000)
    #expect(!state.canUndo && !state.canRedo, "not during a turn")
    #expect(state.turn(other, at: 4000) == [.missed(pair[0], other, lost: 1)])
    #expect(state.undo(at: 4500) == [.undone])
    #expect(state.score == -1, "lost points are not restored")
    #expect(points == 2 + 5 + 6)
  }

  @Test mutating func redoRestoresTheTurnAndItsPoints() {
    state.turn(state.pairs[0], from: 0)
    let before = state.current
    _ = state.undo(at: 5000)
    #expect(state.redo(at: 60_000) == [.redone])
    #expect(state.current == before && state.canUndo && !state.canRedo)
    #expect(state.redo(at: 60_000).isEmpty)
  }

  @Test mutating func turningBackIsNoUndoStep() {
    state.turn(state.unequal, from: 0)
    _ = state.turnBack(at: 2000)
    _ = state.undo(at: 3000)
    #expect(!state.canUndo && state.faceUp.isEmpty)
    state.turn(state.unequal, from: 4000)
    _ = state.undo(at: 5500)
    #expect(state.faceUp.isEmpty && !state.isLocked, "also while the two are face up")
  }

  @Test func aPairKeepsTheTurnAndAMissPassesIt() {
    var state = MemoryState(MemoryDeal(level: .first, playerCount: 2, seed: 7))
    state.turn(state.pairs[0], from: 0)
    #expect(state.player == 0)
    state.turn([state.pairs[1][0], state.pairs[2][0]], from: 2000)
    #expect(state.player == 0, "the cards are still face up")
    _ = state.turnBack(at: 4000)
    #expect(state.player == 1)
    state.turn(state.pairs[1] + state.pairs[2], from: 5000)
    #expect(state.isOver && state.player == 1)
    #expect((0..<2).map(state.score) == [13, 11 + 12])
    #expect(!state.countsAsResult && state.score == nil)
  }

  @Test(arguments: [true, false]) func aMissPassesTheTurnAfterUndoAndRedo(isTurnedBack: Bool) {
    var state = MemoryState(MemoryDeal(level: .first, playerCount: 2, seed: 7))
    state.turn(state.unequal, from: 0)
    if isTurnedBack { _ = state.turnBack(at: 2000) }
    _ = state.undo(at: 3000)
    #expect(state.player == 0)
    _ = state.redo(at: 4000)
    #expect(state.player == 1 && state.faceUp.isEmpty)
  }

  @Test(arguments: [(true, GameEndKind.won, "You Win!"), (false, .lost, "The Computer Wins")])
  func aGameAgainstTheComputerIsWonByTheFirstPlayer(isFirst: Bool, kind: GameEndKind, title: String) {
    var state = MemoryState(MemoryDeal(level: .first, playerCount: 2, computer: .easy, seed: 7))
    if !isFirst {
      state.turn(state.unequal, from: 0)
      _ = state.turnBack(at: 2000)
    }
    #expect(state.endKind == nil)
    state.turn(state.pairs.flatMap(\.self), from: 3000)
    #expect(state.endKind == kind)
    #expect(MemoryText(state: state, counters: Counters(), elapsed: .zero).endTitle == title)
  }

  @Test func aRelaxedGameGivesNoPointsForSpeed() {
    var state = MemoryState(MemoryDeal(level: .first, isRelaxed: true, seed: 7))
    #expect(state.turn(state.pairs[0][0], at: 0) == [.turned(state.pairs[0][0])])
    #expect(state.turn(state.pairs[0][1], at: 100) == [.matched(state.pairs[0][0], state.pairs[0][1], points: 2)])
    #expect(state.redealt(.first, seed: 8).deal.isRelaxed)
  }

  @Test mutating func relaxingAGameChangesOnlyItsPoints() {
    state.turn(state.pairs[0], from: 0)
    state.turn([state.pairs[1][0]], from: 2000)
    let relaxed = state.relaxed(true)
    #expect(relaxed.score == 2 && state.score == 13)
    #expect(relaxed.moves == state.moves && relaxed.faceUp == state.faceUp)
    #expect(relaxed.relaxed(false) == state)
  }

  @Test mutating func onlyFaceUpCardsHaveAFace() {
    #expect(state.positions.allSatisfy { state.face(at: $0) == nil })
    _ = state.turn(state.pairs[0][0], at: 0)
    #expect(state.face(at: state.pairs[0][0])?.name == "dog")
    #expect(state.positions.count { state.face(at: $0) != nil } == 1)
  }

  @Test mutating func aCardAcceptsAnotherIfBothMakeATurn() {
    let (first, second, third) = (state.unequal[0], state.unequal[1], state.pairs[2][0])
    #expect(state.places(for: first).count == 5)
    #expect(state.verdict(for: first, over: first) == .unknown)
    _ = state.turn(first, at: 0)
    #expect(state.places(for: first).count == 5, "the open card can be dropped on any other")
    #expect(state.places(for: second) == [first], "any other card only on the open one")
    #expect(state.verdict(for: second, over: third) == .unknown)
    _ = state.turn(second, at: 1)
    #expect(state.positions.allSatisfy { state.places(for: $0).isEmpty })
  }

  @Test func onlyMatchedCardsHaveAMatchedFace() {
    var state = MemoryState(level: .first, seed: 7)
    state.turn(state.pairs[0], from: 0)
    state.turn([state.pairs[1][0], state.pairs[2][0]], from: 5000)
    #expect(state.positions.filter { state.face(at: $0) != nil }.count == 4)
    #expect(state.positions.filter { state.matchedFace(at: $0) != nil } == state.pairs[0])
  }
}
