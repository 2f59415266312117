import Testing

@testable import Games

/// Games of Memory that are left, replaced, undone and resumed.
@Suite @MainActor struct MemorySessionTests {
  let world: TestWorld
  let game: MemoryGame

  init() throws {
    world = try TestWorld(seed: 7)
    game = MemoryGame(environment: world.start())
    game.deal(level: nil, seed: 7)
  }

  private func photo(_ number: Int) -> Photo { Photo(id: "abc\(number)", title: "photo \(number)") }

  @Test func enteringAGameUnderWayStartsItsClock() {
    game.turn(GridPosition(index: 0))
    world.clock.advance(by: .seconds(2))
    game.leave()
    world.clock.advance(by: .seconds(50))
    #expect(!game.isClockRunning && game.elapsed == .seconds(2))
    game.enter()
    world.clock.advance(by: .seconds(1))
    #expect(game.isClockRunning && game.elapsed == .seconds(3))
  }

  @Test func aGameThatWasLeftOnItsStartPageCanBegin() {
    let new = MemoryGame(environment: world.start())
    new.leave()
    new.enter()
    #expect(new.isStartPageShown)
    new.begin()
    new.turn(GridPosition(index: 0))
    #expect(new.isClockRunning)
  }

  @Test func theCountdownIsTheTimeLeftOnTheRingOfTheOpenCard() {
    #expect(game.countdown == nil)
    game.turn(game.state.unequal[0])
    world.clock.advance(by: .seconds(3))
    #expect(game.countdown == .seconds(3))
    game.preferences.relaxesMemory = true
    #expect(game.countdown == nil, "quickness earns no points")
  }

  @Test func aMissIsAMistakeIfOneOfItsCardsWasSeen() {
    let (first, second, third) = (game.state.unequal[0], game.state.unequal[1], game.state.pairs[2][0])
    for card in [first, second, second] { game.turn(card) }
    #expect(game.counters.mistakes == 0 && game.state.faceUp.isEmpty)
    for card in [first, third] { game.turn(card) }
    #expect(game.counters.mistakes == 1 && game.state.score == -1)
  }

  @Test func undoAndRedoAffectOneTurn() {
    #expect(!game.canRedo)
    for pair in game.state.pairs.prefix(2) { pair.forEach(game.turn) }
    #expect(game.state.foundCount == 2)
    game.undo()
    #expect(game.state.foundCount == 1)
    game.undo()
    #expect(game.state.foundCount == 0 && game.canRedo)
    game.pause()
    #expect(!game.canRedo && !game.canUndoMove)
    game.resume()
    game.redo()
    #expect(game.state.foundCount == 1 && game.canRedo)
  }

  @Test func aRestartAndANewGameAreToldApart() {
    game.state.pairs[0].forEach(game.turn)
    game.newGame()
    #expect(game.replacement?.isRestart == false)
    game.restart()
    #expect(game.replacement?.isRestart == true)
  }

  @Test func aNewGameIsAgainstTheSameComputerUnlessASeedIsGiven() {
    game.startGame(.first, theme: .builtIn(.food), playerCount: 2, computer: .hard)
    game.newGame()
    #expect(game.state.deal.computer == .hard && game.state.deal.playerCount == 2)
    game.restart()
    #expect(game.state.deal.computer == .hard)
    game.deal(level: nil, seed: 7)
    #expect(game.state.deal.computer == nil && game.state.deal.playerCount == 1)
  }

  @Test func aSharedDealIsReportedAndLeavesTheStartPage() {
    let new = MemoryGame(environment: world.start())
    new.deal(GameDeal(game: .memory, level: "3", variant: 2, seed: 5))
    #expect(new.changes.changes(since: 0) == [.dealt] && !new.isStartPageShown)
    #expect(new.state.deal.theme == .builtIn(.food))
  }

  // MARK: Photos

  @Test func theNextLevelNeedsAPictureForEachPair() {
    for (count, next) in [(3, nil), (4, "4"), (5, "4")] as [(Int, String?)] {
      game.startGame(.first, theme: .custom((0..<count).map(photo)), playerCount: 1)
      #expect(game.nextLevel?.id == next)
    }
  }

  @Test func onlyPhotosThatWereLeftOutAreReported() {
    for (leftOutCount, last) in [(0, .dealt), (1, .leftOut(1))] as [(Int, MemoryChange)] {
      game.startGame(with: (0..<4).map(photo), leftOutCount: leftOutCount)
      #expect(game.changes.changes(since: 0).last == last)
    }
  }

  @Test func withoutStoredPhotosThoseOfTheGameAreOffered() {
    let photos = (0..<3).map(photo)
    game.startGame(.first, theme: .custom(photos), playerCount: 1)
    game.turn(GridPosition(index: 0))
    #expect(MemoryGame(environment: world.start()).photos == photos)
    game.play(CardDeckTests.animals)
    game.turn(GridPosition(index: 0))
    #expect(MemoryGame(environment: world.start()).photos == [], "pictures of a deck")
  }

  @Test func asManyPhotosAsPairsOfTheLargestBoardAreResumed() {
    game.setPhotos((0..<32).map(photo))
    let again = MemoryGame(environment: world.start())
    #expect(again.photos == (0..<32).map(photo))
    #expect(MemoryTheme.custom(again.photos).isValid && !MemoryTheme.custom(again.photos + [photo(32)]).isValid)
  }

  @Test func photosOfTheGameStayInUseWhenOthersAreChosen() {
    game.startGame(with: (0..<3).map(photo), leftOutCount: 0)
    game.setPhotos([photo(9)])
    #expect(game.photosInUse == Set([0, 1, 2, 9].map(photo)))
  }
}
