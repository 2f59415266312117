import Testing

@testable import Games

/// What the levels page of each game offers.
@Suite @MainActor struct LevelMenuTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  private func win(_ game: ColorMatchGame, mistakes: Int = 0) {
    game.itemPickedUp(.red, by: .click)
    world.clock.advance(by: .seconds(42))
    for _ in 0..<mistakes { game.play.count(\.mistakes) }
    for word in game.state.words { game.dragEnded(word, with: .stays(.target)) }
  }

  private func titles(_ game: some GameModel) -> [String] {
    game.levelMenu.sections.flatMap { [$0.title] + $0.tiles.map(\.title) }
  }

  @Test func aNewGameHasNothingToContinueAndNoMarkedLevel() {
    let menu = ColorMatchGame(environment: world.start()).levelMenu
    #expect(menu.resumableStatus == nil)
    #expect(menu.sections.flatMap(\.tiles).allSatisfy { !$0.isMarked && $0.detail.isEmpty })
    #expect(
      titles(ColorMatchGame(environment: world.start())) == [
        "Colors", "3 Colors", "6 Colors", "9 Colors", "Tricky Words", "3 Colors, Tricky Words",
        "6 Colors, Tricky Words", "9 Colors, Tricky Words",
      ])
  }

  @Test func everyLevelHasATile() {
    #expect(titles(SunAndMoonGame(environment: world.start())).count == 3 + SunAndMoonLevel.allCases.count)
    #expect(titles(MoveMeGame(environment: world.start())).count == 1 + MoveMeLevel.allCases.count)
    let memory = MemoryGame(environment: world.start()).levelMenu.sections
    let opponents = 2 + MemoryStrength.allCases.count
    #expect(memory.map(\.tiles.count) == [MemoryLevel.allCases.count, BuiltInTheme.allCases.count + 1, opponents])
    #expect(memory.map(\.isOption) == [false, true, true])
    let puzzle = PicturePuzzleGame(environment: world.start()).levelMenu.sections
    #expect(puzzle.map(\.tiles.count) == [3, PuzzleSize.suggestedSides.count, BuiltInPicture.allCases.count + 1, 6])
    #expect(puzzle.map(\.isOption) == [false, true, false, false])
  }

  @Test func theGameUnderWayCanBeContinued() {
    let game = ColorMatchGame(environment: world.start())
    game.dragEnded(game.state.words[0], with: .stays(.target))
    #expect(game.levelMenu.resumableStatus == "1 of 3 placed, no mistakes, 0:00")
    #expect(game.continueText == "Continue: 1 of 3")
    win(game)
    #expect(game.levelMenu.resumableStatus == nil)
  }

  @Test func theLevelPlayedLastIsMarkedAndHasItsBestResult() {
    let game = ColorMatchGame(environment: world.start())
    game.chooseLevel("6")
    win(game, mistakes: 1)
    game.newGame()
    win(game, mistakes: 2)
    let section = game.levelMenu.sections[0]
    #expect(section.tiles.map(\.isMarked) == [false, true, false])
    #expect(section.tiles[1].detail == "Best: 0:42, 1 mistake")
    #expect(section.description(of: section.tiles[1]) == "Played last. Best: 0:42, 1 mistake.")
    #expect(section.description(of: section.tiles[0]) == "")
    let again = ColorMatchGame(environment: world.start())
    #expect(again.levelMenu.sections[0].tiles[1].isMarked, "also in the next run")
  }

  @Test func theBestResultOfMemoryIsShownInPoints() {
    let game = MemoryGame(environment: world.start())
    game.begin()
    game.playToTheEnd()
    let score = game.state.score(of: 0)
    #expect(game.levelMenu.sections[0].tiles[0].detail == "Best: \(score) points")
  }

  @Test func todaysDealIsOfferedWithItsResult() {
    let game = ColorMatchGame(environment: world.start())
    let before = game.levelMenu.daily?.tiles.first
    // A Sunday.
    #expect(before?.item == .nineTricky && before?.detail == "9 Colors, Tricky Words: not played yet")
    #expect(before?.isMarked == false)
    game.playDealOfTheDay()
    #expect(game.day == world.today && game.shortDayText == "Today")
    #expect(game.titleStatus == TitleStatus(whole: "Today", short: "Today", shortest: "Today"))
    win(game)
    #expect(game.titleStatus == TitleStatus(whole: "Today · 0:42", short: "0:42", shortest: "0:42"))
    #expect(game.levelMenu.daily?.tiles.first?.detail == "9 Colors, Tricky Words: 0:42")
    #expect(MoveMeGame(environment: world.start()).levelMenu.daily == nil)
  }

  @Test func todaysDealUnderWayIsContinued() {
    let game = ColorMatchGame(environment: world.start())
    game.playDealOfTheDay()
    game.dragEnded(game.state.words[0], with: .stays(.target))
    let state = game.state
    game.playDealOfTheDay()
    #expect(game.state == state)
  }

  @Test func todaysDealReplacesAnotherGameAndIsDealtAgainAfterItsEnd() {
    let game = ColorMatchGame(environment: world.start())
    game.dragEnded(game.state.words[0], with: .stays(.target))
    game.playDealOfTheDay()
    #expect(game.day == world.today && game.canRestoreReplaced)
    win(game)
    game.playDealOfTheDay()
    #expect(game.day == world.today && !game.isOver)
  }

  @Test func anotherDaysDealShowsItsDate() {
    let game = ColorMatchGame(environment: world.start())
    game.deal(GameDeal(of: world.today - 3, in: .colorMatch))
    #expect(game.shortDayText == "November 19")
    game.newGame()
    #expect(game.shortDayText.isEmpty)
  }

  @Test func choosingATileDealsItsGame() {
    let game = SunAndMoonGame(environment: world.start())
    game.choose(.computerMedium)
    #expect(game.state.level == .computerMedium)
    let memory = MemoryGame(environment: world.start())
    memory.choose(.playerCount(2))
    memory.choose(.game(MemoryLevel.allCases[4], .builtIn(.letters)))
    #expect(memory.state.level.pairCount == 8 && memory.state.deal.theme == .builtIn(.letters))
    #expect(memory.state.deal.playerCount == 2 && !memory.isStartPageShown)
    #expect(memory.levelItem(of: memory.state) == .game(memory.state.level, .builtIn(.letters)))
  }

  @Test func optionsAreMarkedAndUsedByTheLevelTiles() {
    let memory = MemoryGame(environment: world.start())
    var players: LevelSection<MemoryLevelItem> { memory.levelMenu.sections[2] }
    var markedPlayers: [MemoryLevelItem] { players.tiles.filter(\.isMarked).map(\.item) }
    let opponents = MemoryStrength.allCases.map { MemoryLevelItem.computer($0) }
    #expect(players.tiles.map(\.item) == [.playerCount(1), .playerCount(2)] + opponents)
    #expect(markedPlayers == [.playerCount(1)])
    memory.choose(.computer(.hard))
    #expect(markedPlayers == [.computer(.hard)])
    memory.choose(.theme(.builtIn(.food)))
    memory.choose(.playerCount(2))
    #expect(markedPlayers == [.playerCount(2)])
    let sections = memory.levelMenu.sections
    #expect(sections[1].tiles.filter(\.isMarked).map(\.item) == [.theme(.builtIn(.food))])
    #expect(sections[1].tiles.allSatisfy { sections[1].description(of: $0) == "" }, "an option was not played last")
    #expect(sections[0].tiles[0].item == .game(.first, .builtIn(.food)))
  }

  @Test func photosLimitTheLevels() {
    let memory = MemoryGame(environment: world.start())
    memory.setPhotos((0..<5).map { Photo(id: "abc\($0)", title: "") })
    memory.choose(.theme(.custom(memory.photos)))
    #expect(memory.levelMenu.sections[0].tiles.map(\.title) == ["3 Pairs", "4 Pairs", "5 Pairs"])
  }

  @Test func tilesChangeWithTheCardsOfADeck() throws {
    let memory = MemoryGame(environment: world.start())
    let deck = try #require(memory.add(title: "Animals", CardDeckTests.animals.pairs))
    let before = memory.levelMenu.sections
    let editor = memory.edit(deck)
    editor.setText("chien", at: DeckPosition(0, isSecond: true))
    let after = memory.levelMenu.sections
    #expect(after[0] != before[0], "the games show the cards of the selected deck")
    #expect(after[1].tiles.last?.item == .theme(.deck(editor.deck)) && after[1] != before[1])
    #expect(after[2] == before[2])
  }

  @Test func aSizeIsSelectedBeforeAPicture() {
    let puzzle = PicturePuzzleGame(environment: world.start())
    #expect(puzzle.selectedSize == .fourByFour, "in the journey")
    puzzle.choose(.size(PuzzleSize(unchecked: 6)))
    let sections = puzzle.levelMenu.sections
    #expect(sections[1].tiles.filter(\.isMarked).map(\.title) == ["6 × 6"])
    #expect(sections[2].tiles[2].item == .puzzle(.fox, PuzzleSize(unchecked: 6)))
    puzzle.choose(sections[2].tiles[2].item)
    #expect(puzzle.state.picture == .builtIn(.fox) && puzzle.state.size.side == 6 && puzzle.selectedSize.side == 6)
    puzzle.bring(puzzle.state.tiles[0], to: GridPosition(index: 5))
    let after = puzzle.levelMenu.sections
    #expect(after[2].tiles.filter(\.isMarked).map(\.title) == ["Fox in Autumn Leaves"])
    #expect(after[0].tiles.allSatisfy { !$0.isMarked })
    puzzle.choose(.journey(.second))
    #expect(puzzle.state.level == .journey(.second) && puzzle.selectedSize == .fourByFour)
  }

  @Test func sizesOfTheJigsawAreShownAsNumbersAndDescribedInWords() throws {
    let sections = JigsawGame(environment: world.start()).levelMenu.sections
    for (section, description) in zip(sections, ["1000 pieces.", "1000 pieces, turned."]) {
      #expect(section.isOption && section.tiles.map(\.title) == ["12", "24", "48", "100", "300", "1000"])
      let last = try #require(section.tiles.last)
      #expect(section.description(of: last) == description)
    }
  }

  @Test func thePlayedSizeIsOffered() {
    let puzzle = PicturePuzzleGame(environment: world.start())
    puzzle.chooseLevel("11")
    #expect(puzzle.levelMenu.sections[1].tiles.map(\.title).contains("11 × 11"))
  }
}
