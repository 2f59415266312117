import DragAndDrop
import Testing

@testable import Games

@Suite struct MemoryPropertyTests {
  static func state(_ seed: UInt64) -> MemoryState {
    let levels = MemoryLevel.allCases.prefix(6)
    return MemoryState(
      MemoryDeal(level: levels[Int(seed) % levels.count], playerCount: Int(seed / 7) % 2 + 1, seed: seed))
  }

  /// Turns cards, undoes and redoes at random; at most two unmatched cards are face up, and no card is lost.
  @Test func randomMovesKeepTheBoardValid() throws {
    for seed in 0..<1500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var state = Self.state(seed)
      let cards = state.cards
      var time = 0
      for _ in 0..<400 where !state.isOver {
        time += generator.number(below: 2500)
        let position = GridPosition(index: generator.number(below: cards.count))
        let before = state.foundCount
        switch generator.number(below: 12) {
        case 0: _ = state.undo(at: time)
        case 1: _ = state.redo(at: time)
        case 2, 3, 4: _ = state.turnBack(at: time)
        default: _ = state.turn(position, at: time)
        }
        let open = state.positions.filter { state.isFaceUp($0) && !state.isMatched($0) }
        let matched = state.positions.filter(state.isMatched)
        let isSound =
          state.cards == cards && open.count <= 2 && Set(open) == Set(state.faceUp) && state.foundCount <= before + 1
          && Dictionary(grouping: matched) { cards[$0.index].pair }.values.allSatisfy { $0.count == 2 }
          && state.isOver == (matched.count == cards.count)
        #expect(isSound, "seed \(seed), \(state.moves.map(\.text))")
      }
      let expected = score(of: cards, players: state.deal.playerCount, after: state.moves)
      #expect((0..<state.deal.playerCount).map(state.score) == expected, "seed \(seed)")
      var again = MemoryState(state.deal)
      #expect(state.moves.allSatisfy { again.replay($0) } && again == state, "seed \(seed)")
    }
  }

  @Test func undoNeverAddsPointsAndRedoRestoresThem() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var state = Self.state(seed)
      var time = 0
      for _ in 0..<60 where !state.isOver {
        time += generator.number(below: 2500)
        _ = state.turnBack(at: time)
        _ = state.turn(GridPosition(index: generator.number(below: state.cards.count)), at: time)
        guard generator.number(below: 4) == 0, state.canUndo else { continue }
        let before = (0..<state.deal.playerCount).map(state.score)
        _ = state.undo(at: time)
        let after = (0..<state.deal.playerCount).map(state.score)
        #expect(zip(before, after).allSatisfy { $0 >= $1 }, "seed \(seed)")
        if generator.number(below: 2) == 0 {
          _ = state.redo(at: time + 1)
          #expect((0..<state.deal.playerCount).map(state.score) == before, "seed \(seed)")
        }
      }
    }
  }

  /// Plays the whole model by random inputs, pauses and restarts.
  @Test(arguments: 0..<60 as Range<UInt64>)
  @MainActor func theModelStaysValidAndIsSaved(seed: UInt64) throws {
    let world = try TestWorld(seed: seed)
    let game = MemoryGame(level: MemoryLevel.allCases[Int(seed) % 5], environment: world.start())
    game.startGame(game.state.level, theme: .builtIn(.shapes), playerCount: 1)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<600 where !game.isOver {
      world.clock.advance(by: .milliseconds(generator.number(below: 900)))
      let position = GridPosition(index: generator.number(below: game.state.cards.count))
      switch generator.number(below: 16) {
      case 0: game.undo()
      case 1: game.redo()
      case 2: game.pause()
      case 3, 4: game.resume()
      case 5 where generator.number(below: 20) == 0: game.restart()
      case 6:
        game.pickUp(position, by: generator.element(of: DragInput.allCases) ?? .finger)
        game.move(position, to: nil, over: GridPosition(index: generator.number(below: game.state.cards.count)))
        game.drop(position)
      case 7: game.choose(.theme(.builtIn(.shapes)))
      case 8, 9: if game.isStartPageShown { game.begin() }
      case 10, 11: game.lookTimePassed()
      default: game.turn(position)
      }
      #expect(game.state.faceUp.count <= 2 && game.state.isValid)
      #expect(!game.session.isDragging || game.isDragAllowed)
    }
    let stored = MemoryGame(environment: world.start())
    if !game.isOver { #expect(stored.state.moves == game.state.moves) }
  }

  @Test(arguments: MemoryLevel.allCases)
  @MainActor func aFinishedGameHasTheScoreOfItsMoves(level: MemoryLevel) throws {
    let world = try TestWorld(seed: 5)
    let game = MemoryGame(environment: world.start())
    game.startGame(level, theme: .builtIn(.letters), playerCount: 1)
    var generator = SeededGenerator(seed: 5)
    while !game.isOver {
      world.clock.advance(by: .milliseconds(400))
      game.lookTimePassed()
      if generator.number(below: 3) == 0, let pair = game.state.pairs.first(where: { !game.state.isMatched($0[0]) }) {
        pair.forEach(game.turn)
      } else {
        game.turn(GridPosition(index: generator.number(below: game.state.cards.count)))
      }
    }
    let expected = score(of: game.state.cards, players: 1, after: game.state.moves)
    #expect(game.lastResult?.result.score == expected[0])
    #expect(game.lastResult?.result.level == level.rawValue)
  }
}
