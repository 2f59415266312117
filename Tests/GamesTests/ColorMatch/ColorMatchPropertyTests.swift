import DragAndDrop
import Geometry
import Testing

@testable import Games

@Suite struct ColorMatchPropertyTests {
  static let seeds: Range<UInt64> = 0..<10_000

  static func level(_ seed: UInt64) -> ColorMatchLevel {
    ColorMatchLevel.allCases[Int(seed) % ColorMatchLevel.allCases.count]
  }

  /// Answers as a player who knows every second word, so that the round ends.
  static func answer(to state: ColorMatchState, using generator: inout SeededGenerator) -> MatchColor? {
    generator.number(below: 2) == 0 ? state.word : generator.element(of: state.colors)
  }

  @Test func everyDealIsValid() {
    for seed in Self.seeds {
      let deal = ColorMatchState(level: Self.level(seed), seed: seed)
      let isFair =
        deal.isValid && Set(deal.words).count == deal.level.colorCount
        && zip(deal.words, deal.inks).allSatisfy { $0 != $1 && deal.colors.contains($1) }
      #expect(isFair, "seed \(seed)")
    }
  }

  /// Compares random answers, undo and redo with a plain list of states.
  @Test func randomPlayAlwaysEndsAndUndoIsExact() {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      var twin = HistoryTwin(ColorMatchState(level: Self.level(seed), seed: seed))
      while !twin.present.isOver {
        switch generator.number(below: 6) {
        case 0: twin.undo()
        case 1: twin.redo()
        default:
          var state = twin.present
          guard let color = Self.answer(to: state, using: &generator) else { break }
          let isRight = color == state.word
          let changes = state.answer(color)
          twin.check(isRight == (state != twin.present) && isRight == (changes.first == .matched(color)))
          if isRight { twin.record(state) }
        }
        twin.check(twin.present.isValid)
      }
      let matched = twin.present.words.prefix(twin.present.matchedCount)
      #expect(twin.isExact && Set(matched) == Set(twin.present.colors), "seed \(seed)")
    }
  }

  @Test @MainActor func aRestartNeverRepeatsTheWord() throws {
    let game = ColorMatchGame(environment: try TestWorld(seed: 3).start())
    for _ in 0..<500 {
      let word = game.state.word
      game.restart()
      #expect(game.state.word != word)
      #expect(game.state == ColorMatchState(level: .three, seed: game.play.seed))
    }
  }

  /// Plays the whole model by random inputs.
  @Test(arguments: 0..<100 as Range<UInt64>)
  @MainActor func theModelCountsMovesAndMistakes(seed: UInt64) throws {
    let world = try TestWorld(seed: seed)
    let game = ColorMatchGame(level: Self.level(seed), environment: world.start())
    var generator = SeededGenerator(seed: seed)
    var expected = Counters()
    while !game.isOver {
      world.clock.advance(by: .seconds(1))
      guard let color = Self.answer(to: game.state, using: &generator) else { break }
      switch generator.number(below: 12) {
      case 0: game.undo()
      case 1: game.redo()
      case 2: game.cancel(color)
      case 3: game.cancelAll()
      case 4, 5:
        game.pickUp(color, by: generator.element(of: DragInput.allCases) ?? .click)
      case 6: game.move(color, to: nil, over: generator.element(of: [.target, .slot(color), .slot(.red), nil]) ?? nil)
      default:
        game.pickUp(color, by: .finger)
        game.move(color, to: Point(x: 1, y: 1), over: .target)
        let word = game.state.word
        guard game.drop(color) != nil else { break }
        if color == word { expected.moves += 1 } else { expected.mistakes += 1 }
      }
      #expect(game.state.isValid)
      #expect(game.session.activeDrags.allSatisfy { game.state.remaining.contains($0.item) })
      #expect(game.play.counters == expected)
    }
    #expect(game.lastResult?.result.counters == expected)
    #expect(!game.canUndo && !game.canRedo)
  }
}
