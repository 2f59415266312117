import Testing

@testable import Games

@Suite @MainActor struct MemoryComputerTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  func start(_ strength: MemoryStrength, pairs: Int = 12, seed: UInt64 = 7) -> MemoryGame {
    let game = MemoryGame(environment: world.start())
    let level = MemoryLevel.allCases.first { $0.pairCount == pairs } ?? .first
    game.startGame(level, theme: .builtIn(.letters), playerCount: 2, computer: strength, seed: seed)
    return game
  }

  /// Turns a card as a player without a memory would.
  func playBadly(_ game: MemoryGame) {
    var generator = SeededGenerator(seed: UInt64(clamping: game.state.moves.count))
    generator.element(of: game.state.positions.filter { game.state.canTurn($0) }).map(game.turn)
  }

  /// Plays a game to its end against a player without a memory; returns the number of the computer's pairs.
  @discardableResult
  func play(_ game: MemoryGame, atMost limit: Int = 5000) -> Int {
    var pairs = 0
    for _ in 0..<limit where !game.isOver {
      let before = game.state.foundCount
      if game.state.isLocked {
        game.state.faceUp.last.map(game.turn)
      } else if game.isComputerToPlay {
        game.playForComputer()
        pairs += game.state.foundCount - before
      } else {
        playBadly(game)
      }
    }
    #expect(game.isOver)
    return pairs
  }

  @Test func strongerComputersRememberMoreCards() {
    func known(_ strength: MemoryStrength) -> Int {
      (1...30 as ClosedRange<UInt64>).reduce(0) { sum, seed in
        var state = MemoryState(MemoryDeal(level: .allCases[5], theme: .builtIn(.letters), seed: seed))
        for index in 0..<12 {
          _ = state.turn(GridPosition(index: index), at: index)
          _ = state.turnBack(at: index)
        }
        return sum + state.remembered(by: strength).count
      }
    }
    let counts = MemoryStrength.allCases.map(known)
    #expect(counts == counts.sorted() && Set(counts).count == 3)
    #expect(counts[2] > 2 * counts[0])
    #expect(counts[2] < 30 * 12, "even a good memory forgets some")
  }

  /// Cards that were seen last, or twice, are remembered most; the sets are calculated by another program.
  @Test(arguments: [
    (MemoryStrength.easy, [0, 4, 5]), (.medium, [0, 1, 3, 4, 5, 9, 10, 11]), (.hard, [0, 1, 3, 4, 5, 9, 10, 11]),
  ])
  func theMemoryFollowsFromTheSeedAndTheMoves(strength: MemoryStrength, remembered: [Int]) {
    var state = MemoryState(MemoryDeal(level: .allCases[4], theme: .builtIn(.letters), seed: 7))
    for (time, index) in (Array(0..<12) + Array(0..<6)).enumerated() {
      _ = state.turn(GridPosition(index: index), at: time)
      _ = state.turnBack(at: time)
    }
    #expect(state.moves.count == 18 + 9 && state.foundCount == 0)
    #expect(Set(state.remembered(by: strength).map(\.index)) == Set(remembered))
  }

  @Test(arguments: MemoryStrength.allCases) func aForgottenCardIsNotRememberedLater(strength: MemoryStrength) {
    var state = MemoryState(MemoryDeal(level: .allCases[5], theme: .builtIn(.letters), seed: 3))
    _ = state.turn(GridPosition(index: 0), at: 0)
    var wasForgotten = false
    for index in 1..<16 {
      _ = state.turn(GridPosition(index: index), at: index)
      _ = state.turnBack(at: index)
      let isKnown = state.remembered(by: strength).contains(GridPosition(index: 0))
      #expect(!(isKnown && wasForgotten))
      wasForgotten = !isKnown
    }
  }

  @Test(arguments: MemoryStrength.allCases) func theComputerTurnsNoKnownCardInVain(strength: MemoryStrength) {
    let game = start(strength)
    while !game.isOver {
      if game.state.isLocked {
        game.state.faceUp.last.map(game.turn)
      } else if game.isComputerToPlay {
        let (known, before) = (game.state.remembered(by: strength), game.state)
        game.playForComputer()
        let turned = game.state.positions.first { game.state.isFaceUp($0) && !before.isFaceUp($0) }
        guard let turned else {
          Issue.record("the computer turns no card")
          return
        }
        // Its first card is unknown, or belongs to a known pair, or there is no unknown card.
        if known.contains(turned), before.faceUp.isEmpty {
          let pair = before.cards[turned.index].pair
          let partners = known.filter { $0 != turned && before.cards[$0.index].pair == pair && before.canTurn($0) }
          let unknown = before.positions.filter { before.canTurn($0) && !known.contains($0) }
          #expect(!partners.isEmpty || unknown.isEmpty)
        }
      } else {
        playBadly(game)
      }
    }
  }

  @Test func strongerComputersFindMorePairs() {
    let pairs = MemoryStrength.allCases.map { strength in
      (1...6 as ClosedRange<UInt64>).reduce(0) { $0 + play(start(strength, seed: $1)) }
    }
    #expect(pairs == pairs.sorted() && pairs[0] < pairs[2], "\(pairs)")
  }

  @Test func thePlayerCannotTurnCardsForTheComputer() {
    let game = start(.easy)
    playBadly(game)
    playBadly(game)
    while !game.state.isLocked { playBadly(game) }
    game.turn(GridPosition(index: 20))
    #expect(game.isComputerToPlay && game.state.faceUp.isEmpty, "the tap only turns the player's two cards back")
    #expect(!game.isDragAllowed)
    game.turn(GridPosition(index: 20))
    #expect(game.state.faceUp.isEmpty)
    game.playForComputer()
    #expect(game.state.faceUp.count == 1)
    #expect(game.text.sentences(about: .turned(game.state.faceUp[0])).first?.hasPrefix("The computer turns") == true)
  }

  @Test func undoGoesBackToThePlayersTurn() {
    let game = start(.medium)
    while !game.state.isLocked { playBadly(game) }
    let found = game.state.foundCount
    game.state.faceUp.last.map(game.turn)
    while game.isComputerToPlay || game.state.isLocked {
      if game.state.isLocked { game.state.faceUp.last.map(game.turn) } else { game.playForComputer() }
    }
    #expect(game.state.player == 0 && game.canUndo)
    game.undo()
    #expect(game.state.player == 0 && game.state.foundCount == found && game.state.score(of: 1) <= 0)
    game.redo()
    #expect(game.state.player == 0 || game.isComputerToPlay)
  }

  @Test func aResumedComputerRemembersTheSameCards() {
    let game = start(.medium)
    while !game.isComputerToPlay {
      if game.state.isLocked { game.state.faceUp.last.map(game.turn) } else { playBadly(game) }
    }
    let expected = game.state.computersCard(.medium)
    let again = MemoryGame(environment: world.start())
    #expect(again.state.deal.computer == .medium)
    #expect(again.isComputerToPlay && again.state.computersCard(.medium) == expected)
    again.leave()
    #expect(!again.isComputerToPlay)
  }

  @Test func gamesAgainstTheComputerEndWithoutAResult() {
    var kinds: Set<GameEndKind> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      let game = start(.easy, pairs: 3, seed: seed)
      play(game)
      #expect(game.lastResult == nil)
      game.state.endKind.map { _ = kinds.insert($0) }
    }
    #expect(kinds.isSubset(of: [.won, .lost, .drawn]) && kinds.count > 1)
  }
}
