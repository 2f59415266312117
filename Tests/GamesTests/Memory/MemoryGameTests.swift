import Geometry
import Testing

@testable import Games

@Suite @MainActor struct MemoryGameTests {
  let world: TestWorld
  let game: MemoryGame

  init() throws {
    world = try TestWorld(seed: 7)
    game = MemoryGame(environment: world.start())
    game.deal(level: nil, seed: 7)
  }

  private func picture(_ number: Int) -> Photo { Photo(id: "abc\(number)", title: "picture \(number)") }

  @Test func theStartPageIsShownUntilTheGameBegins() throws {
    let new = MemoryGame(environment: try TestWorld().start())
    #expect(new.isStartPageShown && !new.isDragAllowed && !new.canUndo)
    new.turn(GridPosition(index: 0))
    #expect(new.state.moves.isEmpty)
    new.startGame(MemoryLevel.allCases[3], theme: .builtIn(.food), playerCount: 2)
    #expect(!new.isStartPageShown && new.state.cards.count == 12 && new.state.deal.playerCount == 2)
    #expect(new.state.deal.theme == .builtIn(.food))
  }

  @Test func aGameUnderWayResumesWithoutTheStartPage() {
    game.turn(GridPosition(index: 0))
    let again = MemoryGame(environment: world.start())
    #expect(!again.isStartPageShown && again.state == game.state)
  }

  @Test func beginShowsTheGameBehindTheStartPage() throws {
    let new = MemoryGame(environment: try TestWorld().start())
    let dealt = new.state
    new.enter()
    new.begin()
    #expect(!new.isStartPageShown && new.state == dealt && new.changes.changes(since: 0).last == .dealt)
    new.turn(GridPosition(index: 0))
    #expect(new.isClockRunning)
  }

  @Test func onlyTheFirstLevelHasAStartPage() {
    game.chooseLevel("4")
    game.turn(GridPosition(index: 0))
    game.startGame(MemoryLevel.allCases[1], theme: .builtIn(.travel), playerCount: 1)
    game.playToTheEnd()
    let again = MemoryGame(environment: world.start())
    #expect(!again.isStartPageShown && again.state.deal.theme == .builtIn(.travel) && again.state.level.pairCount == 4)
    again.chooseLevel("3")
    again.playToTheEnd()
    #expect(MemoryGame(environment: world.start()).isStartPageShown)
  }

  @Test func theSelectedOptionsLastUntilAGameIsDealt() {
    #expect(game.options.theme == .builtIn(.animals) && game.options.playerCount == 1)
    game.choose(.theme(.builtIn(.food)))
    game.choose(.playerCount(2))
    game.setPhotos((0..<5).map(picture))
    game.describe(["abc0": "Grandma"])
    #expect(game.options.theme == .builtIn(.food) && game.options.playerCount == 2 && game.options.computer == nil)
    #expect(game.state.deal.theme == .builtIn(.animals), "nothing is dealt yet")
    game.newGame()
    #expect(game.options == MemoryOptions(of: game.state.deal) && game.options.theme == .builtIn(.animals))
  }

  @Test func aGameWithPhotosKeepsTheLevelAndTheSelectedPlayerCount() {
    game.chooseLevel("4")
    game.choose(.playerCount(2))
    game.startGame(with: (0..<5).map(picture), leftOutCount: 0)
    let deal = game.state.deal
    #expect(deal.theme == .custom(game.photos) && deal.level.pairCount == 4 && deal.playerCount == 2)
    #expect(game.options == MemoryOptions(of: deal) && game.options.theme == .photos)
  }

  @Test func unmatchedCardsTurnBackAfterOneSecond() {
    game.state.unequal.forEach(game.turn)
    #expect(game.lookTimeLeft == .seconds(1))
    world.clock.advance(by: .milliseconds(600))
    game.lookTimePassed()
    #expect(game.state.isLocked && game.lookTimeLeft == .milliseconds(400))
    game.pause()
    world.clock.advance(by: .seconds(60))
    #expect(game.lookTimeLeft == nil, "the clock is stopped")
    game.lookTimePassed()
    #expect(game.state.isLocked)
    game.resume()
    #expect(game.lookTimeLeft == .milliseconds(400))
    world.clock.advance(by: .milliseconds(400))
    game.lookTimePassed()
    #expect(!game.state.isLocked && game.lookTimeLeft == nil)
    #expect(game.play.counters.moves == 1)
  }

  @Test func unmatchedCardsStayFaceUpForTheLookTime() {
    game.preferences.lookTime = 5
    game.state.unequal.forEach(game.turn)
    world.clock.advance(by: .seconds(4))
    game.lookTimePassed()
    #expect(game.state.isLocked && game.lookTimeLeft == .seconds(1))
    game.preferences.lookTime = 3
    #expect(game.lookTimeLeft == .zero, "the shorter look time has passed")
    game.lookTimePassed()
    #expect(!game.state.isLocked)
  }

  @Test func inARelaxedGameCardsStayFaceUpUntilATap() {
    game.preferences.relaxesMemory = true
    game.preferences.tapTurnsBack = false
    game.state.unequal.forEach(game.turn)
    #expect(game.state.deal.isRelaxed && game.lookTimeLeft == nil && game.text.tapTurnsBack)
    world.clock.advance(by: .seconds(600))
    game.lookTimePassed()
    #expect(game.state.faceUp == game.state.unequal)
    game.turn(game.state.unequal[0])
    #expect(game.state.faceUp.isEmpty)
  }

  @Test func aGameIsRelaxedFromItsNextTurnOnIfThePreferenceChanges() {
    game.state.pairs[0].forEach(game.turn)
    #expect(game.state.score == 14)
    game.preferences.relaxesMemory = true
    game.turn(game.state.pairs[1][0])
    #expect(game.state.score == 2, "a relaxed game gives no points for speed")
    #expect(MemoryGame(environment: world.start()).state.deal.isRelaxed)
    game.startGame(.first, theme: .builtIn(.food), playerCount: 1)
    #expect(game.state.deal.isRelaxed)
    game.preferences.relaxesMemory = false
    game.playToTheEnd()
    #expect(!game.state.deal.isRelaxed && game.state.score == 42)
    game.preferences.relaxesMemory = true
    #expect(!game.state.deal.isRelaxed, "a finished game does not change")
  }

  @Test func aTapTurnsUnmatchedCardsBackAndOpensTheTappedCard() {
    let (unequal, third) = (game.state.unequal, game.state.pairs[2][0])
    unequal.forEach(game.turn)
    game.turn(third)
    #expect(game.state.faceUp == [third])
  }

  @Test func aTapOnAnUnmatchedCardOnlyTurnsBothBack() {
    let unequal = game.state.unequal
    unequal.forEach(game.turn)
    game.turn(unequal[1])
    #expect(game.state.faceUp.isEmpty)
  }

  @Test func withoutThePreferenceATapTurnsNoCardBack() {
    game.preferences.tapTurnsBack = false
    game.state.unequal.forEach(game.turn)
    game.turn(game.state.pairs[2][0])
    #expect(game.state.faceUp == game.state.unequal)
    world.clock.advance(by: .seconds(1))
    game.lookTimePassed()
    #expect(game.state.faceUp.isEmpty)
  }

  @Test func aCardDraggedOntoAnotherTurnsBoth() {
    let pair = game.state.pairs[0]
    game.pickUp(pair[0], by: .pointer, at: Point(x: 0, y: 0), grabPoint: Point(x: 0, y: 0))
    game.move(pair[0], to: Point(x: 9, y: 9), over: pair[1])
    #expect(game.session.activeDrag(of: pair[0])?.verdict == .accepted)
    #expect(game.state.faceUp.isEmpty, "no card is face up before the drop")
    game.drop(pair[0])
    #expect(game.state.foundCount == 1 && game.play.counters.moves == 1)
    #expect(game.state.score == 14, "both rings are full")
  }

  @Test func aCardDroppedOnNothingStaysFaceDown() {
    let card = game.state.pairs[0][0]
    game.pickUp(card, by: .finger)
    game.move(card, to: Point(x: 9, y: 9), over: nil)
    game.drop(card)
    #expect(game.state.moves.isEmpty)
  }

  @Test func aTurnCountsAsOneMoveAndASeenMissAsAMistake() {
    for _ in 0..<2 {
      game.state.unequal.forEach(game.turn)
      world.clock.advance(by: .seconds(1))
      game.lookTimePassed()
    }
    #expect(game.play.counters.moves == 2 && game.play.counters.mistakes == 1)
  }

  @Test func onlyASinglePlayerGetsAResult() {
    game.playToTheEnd()
    #expect(game.isOver && game.lastResult?.isBest == true && game.lastResult?.result.score == 42)
    #expect(!game.canUndo)
    game.startGame(.first, theme: .builtIn(.animals), playerCount: 2)
    game.playToTheEnd()
    #expect(game.isOver && game.lastResult == nil)
    #expect(world.start().results.results(game: .memory, level: "3").count == 1)
  }

  @Test func aNewGameKeepsThemeAndPlayersUnlessASeedIsGiven() {
    game.startGame(.first, theme: .builtIn(.letters), playerCount: 2)
    game.chooseLevel("8")
    #expect(game.state.deal.theme == .builtIn(.letters) && game.state.deal.playerCount == 2)
    #expect(game.state.level.pairCount == 8)
    game.deal(level: "8", seed: 3)
    #expect(game.state == MemoryState(level: MemoryLevel.allCases[4], seed: 3))
  }

  @Test func aRestartHasTheCardsInAnotherOrder() {
    game.startGame(MemoryLevel.allCases[8], theme: .builtIn(.food), playerCount: 1)
    let cards = game.state.cards
    game.restart()
    #expect(game.state.cards != cards && game.state.deal.theme == .builtIn(.food))
  }

  @Test func tooFewPhotosGiveTheLargestPossibleLevel() {
    let pictures = (0..<7).map(picture)
    game.setPhotos(pictures)
    game.startGame(MemoryLevel.allCases[6], theme: .custom(pictures), playerCount: 1)
    #expect(game.state.level.pairCount == 6)
    #expect(game.changes.changes(since: 0).last == .dealtFewer(wanted: 12))
    #expect(
      game.text.message(after: [.dealtFewer(wanted: 12)])
        == "12 pairs need 12 pictures, and there are 7. New game: Your Pictures, 6 Pairs.")
    #expect(game.nextLevel == nil)
    let before = game.state
    game.startGame(.first, theme: .custom(Array(pictures.prefix(2))), playerCount: 1)
    #expect(game.state == before)
  }

  @Test func photosAreStoredWithoutDuplicates() {
    game.setPhotos((0..<40).map(picture) + [picture(0)])
    #expect(game.photos.count == 32)
    game.setPhotos((0..<3).map(picture) + [picture(1)])
    game.startGame(.first, theme: .custom(game.photos), playerCount: 1)
    game.turn(GridPosition(index: 0))
    game.describe(["abc0": "Grandma", "abc1": "Grandma", "abc2": "Grandma", "abc9": "nobody"])
    #expect(game.state.face(at: GridPosition(index: 0))?.name.hasPrefix("Grandma") == true)
    #expect(game.photos.map(\.title) == ["Grandma", "Grandma", "Grandma"])
    let again = MemoryGame(environment: world.start())
    #expect(again.state == game.state && again.photos == game.photos)
  }

  @Test func titlesAreAssignedToPhotosByID() {
    game.setPhotos((0..<3).map(picture))
    game.startGame(.first, theme: .custom(game.photos), playerCount: 1)
    game.setPhotos((2..<9).reversed().map(picture))
    game.describe(["abc1": "Grandma", "abc2": "Grandpa"])
    #expect(game.photos.map(\.title) == (3..<9).reversed().map { "picture \($0)" } + ["Grandpa"])
    #expect(game.state.deal.theme.photos.map(\.title) == ["picture 0", "Grandma", "Grandpa"])
  }

  @Test func onlyFaceUpCardsOfDescribedPhotosShowAnotherPicture() {
    game.setPhotos((0..<3).map(picture))
    game.startGame(.first, theme: .custom(game.photos), playerCount: 1)
    let dealt = game.state
    let faceUp = dealt.pairs[0] + [dealt.pairs[1][0]]
    faceUp.forEach(game.turn)
    let played = game.state
    #expect(played.isMatched(faceUp[0]) && !played.showsOtherPicture(at: faceUp[0], than: dealt))
    game.describe(["abc0": "Grandma", "abc1": "Grandpa", "abc2": "aunt"])
    let described = game.state
    #expect(Set(played.positions.filter { described.showsOtherPicture(at: $0, than: played) }) == Set(faceUp))
  }

  @Test func shapesInsteadOfPhotosAreResumed() {
    game.setPhotos((0..<7).map(picture))
    game.startGame(MemoryLevel.allCases[3], theme: .custom(game.photos), playerCount: 1)
    game.state.pairs[1].forEach(game.turn)
    game.removePhotos(["abc0"])
    #expect(game.state.deal.theme == .builtIn(.shapes) && game.state.foundCount == 1 && game.sharedDeal == nil)
    #expect(MemoryGame(environment: world.start()).state == game.state)
  }

  @Test func anotherThemeKeepsTheCards() {
    game.turn(GridPosition(index: 0))
    let moves = game.state.moves
    game.show(.builtIn(.shapes))
    #expect(game.state.moves == moves && game.state.deal.theme == .builtIn(.shapes))
    #expect(MemoryGame(environment: world.start()).state == game.state)
  }
}
