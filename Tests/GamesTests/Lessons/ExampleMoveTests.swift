import DragAndDrop
import Testing

@testable import Games

@Suite @MainActor struct ExampleMoveTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  /// Makes the example moves of a game until it is over or has no more; returns their number.
  func play<Game: GameModel>(_ game: Game, atMost limit: Int = 400) -> Int {
    var count = 0
    while !game.isOver, count < limit, let move = game.exampleMove {
      count += 1
      #expect(game.rules.canPickUp(move.item))
      guard game.pickUp(move.item, by: .keyboard) else { break }
      game.move(move.item, to: nil, over: move.place)
      #expect(game.session.verdict(of: move.item) == .accepted)
      game.drop(move.item)
      game.prepareShownMove()
    }
    return count
  }

  @Test(arguments: ColorMatchLevel.allCases)
  func exampleMovesWinColorMatchWithoutAMistake(level: ColorMatchLevel) {
    let game = ColorMatchGame(level: level, environment: world.start())
    #expect(play(game) == level.colorCount)
    #expect(game.isOver && game.counters.mistakes == 0)
    #expect(game.exampleMove == nil)
  }

  @Test func aGameIsUntouchedUntilTheFirstActionAndThenWasPlayed() {
    let game = ColorMatchGame(level: .six, environment: world.start())
    #expect(game.isUntouched && game.hasExampleMove && !game.wasEverPlayed)
    game.pickUp(.red, by: .keyboard)
    #expect(!game.isUntouched && game.hasExampleMove && !game.wasEverPlayed)
    game.cancel(.red)
    #expect(game.isUntouched)
    game.countShownMove()
    #expect(!game.isUntouched && game.wasEverPlayed && game.counters.hints == 1)
    game.pause()
    #expect(!game.hasExampleMove)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func exampleMovesSolveSolitaires(seed: UInt64) {
    let game = SunAndMoonGame(environment: world.start(seeds: SeedSource(first: seed)))
    #expect(play(game) == 6)
    #expect(game.state.end == .solved)
  }

  @Test func everyExamplePlayHasItsReason() throws {
    var reasons: Set<SunAndMoonReason> = []
    for seed in 1...60 as ClosedRange<UInt64> {
      for level in [SunAndMoonLevel.solitaire, .twoPlayers] {
        // A stored game would be resumed in place of one at this level.
        let world = try TestWorld(seed: seed)
        let game = SunAndMoonGame(level: level, environment: world.start())
        while let move = game.exampleMove, case .area(let area) = move.place {
          let play = CardPlay(move.item, in: area)
          let reason = game.state.reason(for: play)
          reasons.insert(reason)
          #expect(move.reason == game.text.advice(play) && !move.reason.isEmpty)
          let others = game.state.deal.cards.flatMap { card in TableArea.allCases.map { CardPlay(card, in: $0) } }
            .filter { $0 != play && game.state.canPlay($0) }
          if reason == .onlyArea { #expect(!others.contains { $0.card == play.card }) }
          if reason == .onlyCard { #expect(!others.contains { $0.slot == play.slot }) }
          game.pickUp(move.item, by: .keyboard)
          game.move(move.item, to: nil, over: move.place)
          game.drop(move.item)
        }
      }
    }
    #expect(reasons == Set(SunAndMoonReason.allCases))
  }

  @Test func exampleMovesSolveAPuzzle() {
    let game = PicturePuzzleGame(level: .free(.fourByFour), environment: world.start())
    #expect(play(game) < 16)
    #expect(game.isOver)
  }

  @Test func exampleMovesOfMoveMeMoveOneSquareAfterAnother() {
    let game = MoveMeGame(environment: world.start())
    var moved: [Int] = []
    for _ in 1...3 {
      moved += [game.exampleMove?.item].compactMap(\.self)
      _ = play(game, atMost: 1)
    }
    #expect(Set(moved) == [1, 2, 3])
  }

  @Test func anExampleMoveOfMemoryTurnsASeenPairOrElseTwoCards() {
    let game = MemoryGame(environment: world.start())
    game.deal(level: nil, seed: 7)
    func move() -> [Int] { game.exampleMove.map { [$0.item.index, $0.place.index] } ?? [] }
    #expect(game.state.pairs.map { $0.map(\.index) } == [[0, 2], [1, 4], [3, 5]])
    #expect(move() == [0, 1] && !game.isMoveUnderWay)
    // Two turns that end with a tap on an open card.
    for index in [0, 1, 1] { game.turn(GridPosition(index: index)) }
    for index in [2, 3] { game.turn(GridPosition(index: index)) }
    #expect(move() == [] && !game.isMoveUnderWay, "two cards are still open")
    game.turn(GridPosition(index: 3))
    #expect(move() == [0, 2])
    game.turn(GridPosition(index: 1))
    #expect(game.isMoveUnderWay && move() == [1, 4], "its partner is the first of two unseen cards")
    game.turn(GridPosition(index: 5))
    game.turn(GridPosition(index: 5))
    #expect(move() == [0, 2])
    #expect(!game.isMoveUnderWay && game.pickUp(GridPosition(index: 4), by: .finger) && game.isMoveUnderWay)
  }

  @Test func exampleMovesOfMemoryUseOnlyCardsThatWereSeen() {
    let game = MemoryGame(environment: world.start())
    #expect(game.exampleMove == nil, "the start page covers the cards")
    game.begin()
    var cards: [GridPosition] = []
    while !game.isOver, let move = game.exampleMove {
      let seen = game.state.seen
      game.turn(move.item)
      guard let second = game.exampleMove, second.item == move.item else {
        Issue.record("the first card stays face up")
        return
      }
      let partner = game.state.positions.first {
        $0 != move.item && game.state.cards[$0.index].pair == game.state.cards[move.item.index].pair
      }
      if let partner, seen.contains(partner) { #expect(second.place == partner) }
      cards += [move.item, second.place]
      game.turn(second.place)
      if game.state.isLocked { game.turn(second.place) }
    }
    #expect(game.isOver)
    #expect(game.counters.mistakes == 0, "no card is turned again without its partner")
    #expect(cards.count <= 6 + 2 * 5)
  }
}
