import FoundationEssentials
import Testing

@testable import Games

/// Deals that are shared by their codes, in the games themselves.
@Suite @MainActor struct SharedDealTests {
  let world: TestWorld
  let environment: GameEnvironment

  init() throws {
    world = try TestWorld()
    environment = world.start()
  }

  var games: [any GameModel] {
    [
      ColorMatchGame(environment: environment), SunAndMoonGame(environment: environment),
      PicturePuzzleGame(environment: environment), MemoryGame(environment: environment),
      MoveMeGame(environment: environment),
    ]
  }

  @Test func everyGameDealsTheDealOfACode() throws {
    for game in games {
      for level in game.levels.prefix(5) {
        let deal = GameDeal(game: game.kind, level: level.id, variant: game.kind.variantCount - 1, seed: 5)
        game.deal(try GameDeal(code: deal.code))
        #expect(game.levelID == level.id)
        // In the journey the picture follows from the seed.
        let isJourney = level.id.hasPrefix("journey")
        #expect(
          game.sharedDeal == GameDeal(game: game.kind, level: level.id, variant: isJourney ? 0 : deal.variant, seed: 5))
      }
    }
  }

  @Test func newDealsHaveShortCodes() {
    for game in games {
      for _ in 1...5 {
        game.newGame()
        #expect(game.sharedDeal?.code.count == 14)
      }
    }
  }

  @Test func aSharedDealDoesNotChangeTheNextDeal() {
    let game = ColorMatchGame(environment: environment)
    game.newGame()
    let own = game.play.seed
    let again = ColorMatchGame(environment: environment)
    again.deal(GameDeal(game: .colorMatch, level: "3", seed: 5))
    again.newGame()
    #expect(again.play.seed == own)
  }

  @Test func aRestartDealsTheSharedDealAgain() throws {
    for game in games {
      game.deal(GameDeal(of: CivilDate(number: 20_000), in: game.kind))
      try expectRestarts(of: game)
    }
  }

  private func expectRestarts(of game: some GameModel) throws {
    let (dealt, deal) = (game.state, game.sharedDeal)
    // More than once: the first word, or the order of cards, could be the same by chance.
    for _ in 1...5 {
      game.restart()
      #expect(game.state == dealt && game.sharedDeal == deal)
    }
    // A saved game stays shared.
    let stored = try JSONEncoder().encode(game.play.game)
    #expect(try JSONDecoder().decode(type(of: game.play.game), from: stored).isShared)
    game.newGame()
    #expect(!game.play.isShared)
  }

  @Test func gamesWithOwnPicturesHaveNoCode() {
    let puzzle = PicturePuzzleGame(environment: environment)
    puzzle.deal(.photo(Photo(id: "0123456789abcdef", title: "sea")), size: .fourByFour)
    #expect(puzzle.sharedDeal == nil)
    #expect(puzzle.codeText == "A game with pictures or cards of your own has no code.")
    let memory = MemoryGame(environment: environment)
    let photos = (0..<4).map { Photo(id: "0123456789abcde\($0)", title: "") }
    memory.startGame(.first, theme: .custom(photos), playerCount: 1)
    #expect(memory.sharedDeal == nil)
  }

  @Test func aResultTextHasThreeLinesWithoutEmoji() {
    let game = ColorMatchGame(environment: environment)
    game.deal(GameDeal(game: .colorMatch, level: "3", seed: 7))
    for word in game.state.words { game.dragEnded(word, with: .stays(.target)) }
    let lines = game.resultText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines.first == "Color Match, 3 Colors" && lines.last == "Code: \(game.sharedDeal?.code ?? "")")
    #expect(lines[1] == game.text.end)
    #expect(game.resultText.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation })
  }

  @Test func aGameReplacedByASharedDealCanBeRestored() {
    for game in [ColorMatchGame(environment: environment)] {
      game.dragEnded(game.state.words[0], with: .stays(.target))
      game.deal(GameDeal(game: .colorMatch, level: "9", seed: 7))
      #expect(game.canRestoreReplaced)
      game.restoreReplaced()
      #expect(game.state.matchedCount == 1)
    }
  }
}
