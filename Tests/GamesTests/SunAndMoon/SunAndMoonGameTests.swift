import DragAndDrop
import Testing

@testable import Games

@Suite @MainActor struct SunAndMoonGameTests {
  let world: TestWorld

  init() throws { world = try TestWorld(seed: 5) }

  func start(_ level: SunAndMoonLevel = .solitaire) -> SunAndMoonGame {
    SunAndMoonGame(level: level, environment: world.start())
  }

  @Test(arguments: DragInput.allCases)
  func everyInputCanSolveASolitaire(input: DragInput) {
    let game = start()
    for count in 1...6 {
      game.playBest(by: input)
      #expect(game.state.placedCount == count)
    }
    #expect(game.isOver && game.state.end == .solved && !game.canUndo)
    #expect(game.lastResult?.isBest == true && game.lastResult?.result.score == nil)
  }

  @Test func aRejectedCardReturnsWithTheReason() throws {
    let game = start(.twoPlayers)
    let turn = try #require(game.state.turn)
    let card = game.state.hand(of: turn.opponent)[0]
    #expect(game.bring(card, to: .there) == .returns(.refused(.turn(turn))))
    #expect(game.changes.serial == 0)
    #expect(game.play.counters == Counters())
  }

  @Test func aStuckSolitaireCanBeUndone() throws {
    let game = start()
    // Always takes the first allowed play, until a solitaire is stuck.
    while !game.isOver || game.state.end == .solved {
      if game.isOver { game.newGame() }
      game.state.allowedPlays.first.map { _ = game.bring($0.card, to: $0.area) }
    }
    let card = try #require(game.state.plays.last?.card)
    #expect(game.lastResult == nil && game.canUndo && !game.isClockRunning)
    game.undo()
    #expect(!game.isOver && game.isClockRunning && game.state.isLeft(card))
    game.redo()
    #expect(game.isOver && !game.isClockRunning)
  }

  @Test func restartDealsTheSameCards() {
    let game = start()
    let dealt = game.state
    game.playBest()
    game.restart()
    #expect(game.state == dealt && game.canRestoreReplaced)
    game.restoreReplaced()
    #expect(game.state.placedCount == 1)
    game.newGame()
    #expect(game.state.deal != dealt.deal)
  }

  // MARK: The computer

  /// Starts a game in which the computer or the player begins.
  func startAgainstComputer(computerBegins: Bool, _ level: SunAndMoonLevel = .computerHard) -> SunAndMoonGame {
    let game = start(level)
    while game.state.isComputersTurn != computerBegins { game.newGame() }
    return game
  }

  @Test func theComputerPlaysOnlyInItsTurn() {
    let game = startAgainstComputer(computerBegins: false)
    game.playForComputer()
    #expect(game.state.placedCount == 0)
    game.playBest()
    #expect(game.isComputerToPlay && !game.canHint)
    game.pause()
    #expect(!game.isComputerToPlay)
    game.playForComputer()
    #expect(game.state.placedCount == 1)
    game.resume()
    game.leave()
    #expect(!game.isComputerToPlay, "while the levels page covers the table")
    game.enter()
    game.playForComputer()
    #expect(game.state.placedCount == 2 && game.play.counters.moves == 1, "only the player's moves are counted")
  }

  @Test func undoSkipsTheTurnOfTheComputer() {
    let game = startAgainstComputer(computerBegins: false)
    let dealt = game.state
    game.playBest()
    game.undo()
    #expect(game.state == dealt, "before the computer plays")
    game.playBest()
    game.playForComputer()
    let answered = game.state
    game.undo()
    #expect(game.state == dealt && !game.canUndo)
    game.redo()
    #expect(game.state == answered && !game.canRedo)
  }

  @Test func theFirstMoveOfTheComputerIsNotCounted() {
    let game = startAgainstComputer(computerBegins: true)
    game.playForComputer()
    #expect(game.state.placedCount == 1 && !game.canUndo && !game.isUnderWay && !game.isClockRunning)
    #expect(world.folder.files == [], "there is nothing to save")
    game.playBest()
    #expect(game.canUndo && game.isUnderWay)
    game.undo()
    #expect(game.state.placedCount == 1)
  }

  @Test func aGameLeftInTheComputersTurnResumesThere() {
    let game = startAgainstComputer(computerBegins: false)
    game.playBest()
    game.leave()
    let again = start()
    #expect(again.state == game.state && again.isComputerToPlay)
    again.playForComputer()
    game.enter()
    game.playForComputer()
    #expect(again.state == game.state, "the same game gets the same answer")
  }

  @Test func aDragContinuesWhileTheComputerPlays() throws {
    let game = startAgainstComputer(computerBegins: true)
    let own = try #require(game.state.hand(of: .home).first)
    game.pickUp(own, by: .finger)
    game.move(own, to: nil, over: .area(try #require(own.areas.areas.first)))
    #expect(game.session.verdict(of: own) == .rejected(.turn(.visitor)))
    game.playForComputer()
    #expect(game.session.activeDrag(of: own) != nil && game.session.verdict(of: own) != .rejected(.turn(.visitor)))
  }

  @Test func thePlayerCannotPlayForTheComputer() throws {
    let game = startAgainstComputer(computerBegins: true)
    let card = try #require(game.state.hand(of: .visitor).first)
    let area = try #require(card.areas.areas.first)
    #expect(game.state.canPlay(CardPlay(card, in: area)) && game.places(for: card).isEmpty)
    #expect(game.text.pieceDescription(card) == "It is the computer’s turn.")
    #expect(game.bring(card, to: area) == .returns(.refused(.turn(.visitor))))
    #expect(game.state.placedCount == 0 && game.play.counters == Counters())
  }

  @Test func theComputerCancelsADragOfTheCardThatItPlays() {
    let game = startAgainstComputer(computerBegins: true)
    game.playForComputer()
    let first = game.state.plays
    game.restart()
    game.pickUp(first[0].card, by: .pointer)
    game.playForComputer()
    #expect(game.state.plays == first && !game.session.isDragging)
    #expect(game.dragState.lastEnd?.item == first[0].card && game.dragState.lastEnd?.outcome == .returns(.cancelled))
  }

  @Test(arguments: [SunAndMoonLevel.computerEasy, .computerMedium, .computerHard])
  func onlyAWinAgainstTheComputerIsAResult(level: SunAndMoonLevel) {
    let game = start(level)
    for _ in 0..<20 {
      while !game.isOver { game.isComputerToPlay ? game.playForComputer() : game.playBest() }
      let won = game.state.end == .won(.home)
      #expect((game.lastResult != nil) == won && game.canUndo == !won)
      #expect(game.nextLevel?.id == (won ? level.next?.rawValue : nil))
      game.newGame()
    }
  }

  // MARK: Hidden hands

  @Test func hiddenHandsAreShownToTheirPlayerOnly() throws {
    let game = start(.hiddenHands)
    let first = try #require(game.state.turn)
    #expect(game.nextPlayerAtComputer == first && game.hiddenHands == [.home, .visitor])
    let card = game.state.hand(of: first)[0]
    #expect(!game.pickUp(card, by: .pointer) && !game.canHint)
    game.takeOver()
    #expect(game.nextPlayerAtComputer == nil && game.hiddenHands == [first.opponent] && game.canHint)
    game.playBest()
    #expect(game.nextPlayerAtComputer == first.opponent && game.hiddenHands == [.home, .visitor])
    game.takeOver()
    game.leave()
    #expect(game.hiddenHands == [.home, .visitor], "a player who comes back has to take over again")
    game.takeOver()
    game.undo()
    #expect(game.nextPlayerAtComputer == first)
    while !game.isOver {
      game.takeOver()
      game.playBest()
    }
    #expect(game.nextPlayerAtComputer == nil && game.hiddenHands == [])
  }

  @Test func openHandsNeedNoHandover() {
    for level in SunAndMoonLevel.allCases where level != .hiddenHands {
      let game = start(level)
      #expect(game.nextPlayerAtComputer == nil && game.hiddenHands == [] && game.isDragAllowed)
    }
  }

  // MARK: Hints

  @Test func hintsShowTheCardAndThenTheArea() throws {
    let game = start()
    game.hint()
    guard case .card(let play) = game.hintShown else { return #expect(Bool(false), "no card") }
    game.hint()
    #expect(game.hintShown == .place(play) && !game.canHint && game.play.counters.hints == 2)
    game.hint()
    #expect(game.play.counters.hints == 2)
    game.bring(play.card, to: play.area)
    #expect(game.hintShown == nil && game.canHint)
    #expect(game.changes.changes(since: 0).prefix(2) == [.hinted(.card(play)), .hinted(.place(play))])
  }

  // MARK: Interruptions

  nonisolated static let interruptions: [@MainActor @Sendable (SunAndMoonGame) -> Void] = [
    { $0.undo() }, { $0.redo() }, { $0.newGame() }, { $0.restart() }, { $0.chooseLevel("any-deal") },
    { $0.restoreReplaced() }, { $0.pause() }, { $0.leave() }, { $0.hint() },
  ]

  @Test(arguments: interruptions)
  func anInterruptionCancelsTheDrag(interrupt: @MainActor @Sendable (SunAndMoonGame) -> Void) {
    let game = start()
    let cards = Array(game.state.deal.cards.prefix(2))
    game.pickUp(cards[0], by: .finger)
    #expect(game.pickUp(cards[1], by: .finger))
    #expect(game.session.activeDrags.count == 1, "one card at a time")
    interrupt(game)
    #expect(!game.session.isDragging)
    #expect(game.dragState.recentEnds.map(\.item) == cards)
    #expect(game.dragState.recentEnds.allSatisfy { $0.outcome == .returns(.cancelled) })
  }

  @Test(arguments: DragInput.allCases, DragInput.allCases)
  func anotherItemCanBePickedUpWhileOneIsDragged(first: DragInput, second: DragInput) {
    let game = start()
    let (one, other) = (game.state.deal.cards[0], game.state.deal.cards[5])
    game.pickUp(one, by: first)
    #expect(game.pickUp(other, by: second))
    #expect(game.session.activeDrags.map(\.item) == [other])
    #expect(game.dragState.lastEnd?.item == one && game.dragState.lastEnd?.outcome == .returns(.cancelled))
  }

  @Test func aReleasedModelIsDeallocated() {
    weak var model: SunAndMoonGame?
    do {
      let game = start(.computerHard)
      game.enter()
      game.playForComputer()
      game.leave()
      model = game
    }
    #expect(model == nil)
  }
}
