import Testing

@testable import Games

@Suite @MainActor struct SpokenWordsTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  private func words<Game: GameModel>(of game: Game, since serial: Int) -> [String] {
    game.changes.changes(since: serial).flatMap(game.words)
  }

  @Test func colorMatchNamesTheColorAndThenTheWord() throws {
    let game = ColorMatchGame(environment: world.start())
    let word = try #require(game.state.word)
    #expect(game.wordsNow == [word.rawValue] && game.wordLanguage == "en")
    let wrong = try #require(game.state.remaining.first { $0 != word })
    game.pickUp(wrong, by: .click)
    game.move(wrong, to: nil, over: .target)
    game.drop(wrong)
    #expect(words(of: game, since: 0) == [wrong.rawValue, word.rawValue])
    let serial = game.changes.serial
    game.pickUp(word, by: .click)
    game.move(word, to: nil, over: .target)
    game.drop(word)
    #expect(words(of: game, since: serial) == [word.rawValue, try #require(game.state.word).rawValue])
  }

  @Test func spokenWordsAreInThePreferredLanguage() throws {
    let environment = world.start()
    environment.preferences.wordLanguage = "ru"
    #expect(ColorMatchGame(environment: environment).wordLanguage == "ru")
  }

  @Test func memoryNamesTheCardThatIsTurnedOver() throws {
    let game = MemoryGame(environment: world.start())
    game.deal(level: nil, seed: 7)
    let serial = game.changes.serial
    let card = game.state.positions[0]
    game.turn(card)
    #expect(words(of: game, since: serial) == [try #require(game.state.face(at: card)).name])
  }

  @Test func picturePuzzleNamesItsPicture() {
    let game = PicturePuzzleGame(environment: world.start())
    game.deal(level: nil, seed: 7)
    #expect(words(of: game, since: 0) == [game.state.picture.title] && game.wordsNow == [game.state.picture.title])
  }
}
