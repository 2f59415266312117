import DragAndDrop
import Testing

@testable import Games

@Suite struct PicturePuzzlePropertyTests {
  static let levels: [PuzzleLevel] =
    JourneyPuzzle.allCases.map { .journey($0) } + [.free(.twoByTwo), .free(.threeByThree), .free(.fourByFour)]

  static func level(_ seed: UInt64) -> PuzzleLevel { levels[Int(seed) % levels.count] }

  /// Compares random moves, undo and redo with a plain list of states.
  @Test func randomMovesKeepAPermutation() {
    for seed in 0..<1_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var twin = HistoryTwin(PicturePuzzleState(level: Self.level(seed), seed: seed))
      for _ in 0..<40 where !twin.present.isOver {
        switch generator.number(below: 4) {
        case 0: twin.undo()
        case 1: twin.redo()
        default:
          var state = twin.present
          guard
            let tile = generator.element(of: state.tiles), let position = generator.element(of: state.size.positions),
            let other = state.tile(at: position)
          else { break }
          let changes = state.move(tile, to: position)
          twin.check((changes.first == .swapped(tile, other)) == (tile != other))
          if !changes.isEmpty { twin.record(state) }
        }
        twin.check(twin.present.isValid)
      }
      #expect(twin.isExact, "seed \(seed)")
    }
  }

  /// Presses buttons at random, and counts the hints of each puzzle.
  @Test(arguments: 0..<25 as Range<UInt64>)
  @MainActor func aJourneyPuzzleGivesItsHintOnce(seed: UInt64) throws {
    struct Puzzle: Hashable {
      let seed: UInt64
      let level: PuzzleLevel
    }
    let world = try TestWorld(seed: seed)
    var game = PicturePuzzleGame(world)
    var generator = SeededGenerator(seed: seed)
    var hints: [Puzzle: Int] = [:]
    for _ in 0..<200 {
      world.clock.advance(by: .milliseconds(generator.number(below: 900)))
      let puzzle = Puzzle(seed: game.play.seed, level: game.play.level)
      let (shown, isOver, serial) = (game.hintShown, game.isOver, game.changes.serial)
      let button = generator.number(below: 16)
      switch button {
      case 0: game.undo()
      case 1: game.redo()
      case 2: game.restart()
      case 3: game.newGame()
      case 4: game.goToNextLevel()
      case 5: game.restoreReplaced()
      case 6: game.pause()
      case 7: game.resume()
      case 8: game.pictureTimePassed()
      case 9: game.solve()
      case 10:
        if generator.number(below: 2) == 0 { game.leave() }
        game = PicturePuzzleGame(environment: world.start(seeds: SeedSource(first: generator.next())))
      case 11, 12:
        guard let tile = generator.element(of: game.state.tiles) else { break }
        game.bring(tile, to: generator.element(of: game.state.size.positions), by: .finger)
      default: game.hint()
      }
      let now = Puzzle(seed: game.play.seed, level: game.play.level)
      if game.changes.changes(since: serial).contains(.hinted(.picture)) {
        hints[now, default: 0] += 1
        #expect(hints[now] == 1 && !isOver && game.hintShown == .picture)
      }
      #expect(game.hintShown != .picture || now == puzzle, "a hint ends with its puzzle")
      #expect(game.play.counters.hints == hints[now, default: 0])
      #expect(!game.canHint || hints[now] == nil)
      #expect(shown == .picture || game.hintShown == nil || button > 12)
      #expect(game.state.isValid && !game.session.isDragging)
    }
  }

  /// Plays the whole model by random inputs.
  @Test(arguments: 0..<30 as Range<UInt64>)
  @MainActor func theModelCountsMoves(seed: UInt64) throws {
    let world = try TestWorld(seed: seed)
    let game = PicturePuzzleGame(world, level: Self.level(seed))
    var generator = SeededGenerator(seed: seed)
    var expected = Counters()
    for _ in 0..<120 where !game.isOver {
      let positions: [GridPosition?] = game.state.size.positions + [nil]
      guard let tile = generator.element(of: game.state.tiles), let position = generator.element(of: positions)
      else { break }
      switch generator.number(below: 8) {
      case 0: game.undo()
      case 1: game.redo()
      case 2: game.cancelAll()
      case 3: game.pickUp(tile, by: generator.element(of: DragInput.allCases) ?? .click)
      case 4: game.move(tile, to: nil, over: position)
      default:
        if case .stays = game.bring(tile, to: position, by: .finger) { expected.moves += 1 }
      }
      #expect(game.state.isValid && game.play.counters == expected && game.session.activeDrags.count <= 2)
    }
    #expect(!game.isOver || game.lastResult?.result.counters == expected)
  }
}
