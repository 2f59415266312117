import DragAndDrop
import Observation
import Synchronization
import Testing

@testable import Games

@Suite @MainActor struct ColorMatchGameTests {
  let world: TestWorld
  let game: ColorMatchGame

  init() throws {
    world = try TestWorld()
    game = ColorMatchGame(environment: world.start())
  }

  /// Drags a square to the target and drops it there.
  @discardableResult
  func bring(_ color: MatchColor?, by input: DragInput = .pointer)
    -> DropOutcome<ColorMatchPlace, ColorMatchRefusal>?
  {
    guard let color, game.pickUp(color, by: input) else { return nil }
    game.move(color, to: nil, over: .target)
    return game.drop(color)
  }

  var wrongColor: MatchColor? { game.state.remaining.first { $0 != game.state.word } }

  @Test(arguments: DragInput.allCases)
  func everyInputCanWin(input: DragInput) {
    let words = game.state.words
    for _ in words { #expect(bring(game.state.word, by: input) == .stays(.target)) }
    #expect(game.isOver)
    #expect(game.changes.changes(since: 0) == words.map { .matched($0) } + [.won])
    #expect(game.lastResult?.isBest == true)
    #expect(!game.pickUp(.red, by: input))
  }

  @Test func aWrongColorReturnsAndCountsAsAMistake() throws {
    let (chosen, word) = (try #require(wrongColor), try #require(game.state.word))
    let refusal = ColorMatchRefusal.wrongColor(chosen: chosen, word: word)
    #expect(bring(chosen) == .returns(.refused(refusal)))
    #expect(game.changes.changes(since: 0) == [.mistaken(chosen: chosen, word: word)])
    #expect(game.play.counters.mistakes == 1)
    #expect(game.state.word == word)
    #expect(!game.canUndo)
  }

  @Test func aMissedOrCancelledDropIsNotCounted() throws {
    game.pickUp(.red, by: .pointer)
    #expect(game.drop(.red) == .returns(.missed))
    game.pickUp(.red, by: .keyboard)
    game.move(.red, to: nil, over: .slot(.red))
    #expect(game.drop(.red) == .returns(.cancelled))
    game.pickUp(.red, by: .click)
    game.move(.red, to: nil, over: .slot(.green))
    #expect(game.drop(.red) == .returns(.refused(.notYourSlot)))
    game.pickUp(.red, by: .accessibility)
    game.cancel(.red)
    #expect(game.changes.serial == 0)
    #expect(game.play.counters == Counters())
    #expect(!game.isUnderWay)
  }

  @Test func twoFingersDragAtTheSameTime() throws {
    let words = game.state.words
    game.pickUp(words[0], by: .finger)
    game.pickUp(words[1], by: .finger)
    game.move(words[0], to: nil, over: .target)
    game.move(words[1], to: nil, over: .target)
    #expect(game.drop(words[0]) == .stays(.target))
    #expect(game.session.verdict(of: words[1]) == .accepted)
    #expect(game.drop(words[1]) == .stays(.target), "its word was shown while it was dragged")
    #expect(game.play.counters.mistakes == 0)
  }

  @Test func theClockStartsAtTheFirstPickUp() {
    game.enter()
    world.clock.advance(by: .seconds(5))
    game.pickUp(.red, by: .click)
    world.clock.advance(by: .seconds(2))
    #expect(game.elapsed == .seconds(2))
    #expect(game.isClockRunning && game.canPause)
  }

  @Test func undoAndRedoAreAnnounced() {
    let dealt = game.state
    bring(game.state.word)
    let matched = game.state
    let serial = game.changes.serial
    #expect(game.canUndo)
    game.undo()
    #expect(game.state == dealt)
    game.undo()
    game.redo()
    #expect(game.state == matched)
    game.redo()
    #expect(game.changes.changes(since: serial) == [.undone, .redone])
  }

  nonisolated static let interruptions: [@MainActor @Sendable (ColorMatchGame) -> Void] = [
    { $0.undo() }, { $0.redo() }, { $0.newGame() }, { $0.restart() }, { $0.chooseLevel("6") }, { $0.restoreReplaced() },
    { $0.pause() }, { $0.leave() },
  ]

  @Test(arguments: interruptions)
  func anInterruptionCancelsAllDrags(interrupt: @MainActor @Sendable (ColorMatchGame) -> Void) {
    game.pickUp(.red, by: .finger)
    game.pickUp(.green, by: .finger)
    interrupt(game)
    #expect(!game.session.isDragging)
    let ends = game.dragState.recentEnds
    #expect(ends.map(\.item) == [.red, .green] && ends.allSatisfy { $0.outcome == .returns(.cancelled) })
  }

  @Test func aPausedBoardRejectsMoves() {
    bring(game.state.word)
    #expect(game.canPause)
    game.pause()
    #expect(game.isPaused && !game.canPause && !game.canUndo)
    #expect(bring(game.state.word) == nil)
    game.resume()
    #expect(bring(game.state.word) == .stays(.target))
  }

  @Test func levelsAreChosenByName() {
    #expect(game.levels.map(\.id) == ColorMatchLevel.allCases.map(\.rawValue))
    #expect(game.levelID == "3")
    bring(game.state.word)
    game.chooseLevel("9-tricky")
    #expect(game.levelID == "9-tricky")
    #expect(game.canRestoreReplaced)
    game.restoreReplaced()
    #expect(game.levelID == "3")
    #expect(game.state.matchedCount == 1)
    #expect(game.changes.changes(since: 1) == [.dealt, .dealt])
  }

  @Test func theShapeOfTheRightColorIsHiddenOnlyWithTrickyWords() {
    #expect(game.showsShape)
    game.chooseLevel("3-tricky")
    #expect(!game.showsShape)
    game.preferences.showsTrickyShapes = true
    #expect(game.showsShape)
  }

  @Test func aDealIsDeterminedByLevelAndSeed() {
    game.deal(level: "9", seed: 42)
    #expect(game.state == ColorMatchState(level: .nine, seed: 42))
    game.deal(level: nil, seed: 7)
    #expect(game.state == ColorMatchState(level: .nine, seed: 7))
    game.deal(level: "no such level", seed: 7)
    #expect(game.state == ColorMatchState(level: .nine, seed: 7))
    game.newGame()
    let next = game.state
    game.deal(level: nil, seed: 7)
    game.newGame()
    #expect(game.state == next, "the seed determines the next deal too")
  }

  @Test func theStatusDescribesTheRound() {
    #expect(game.shortStatus == "")
    bring(game.state.word)
    world.clock.advance(by: .seconds(40))
    #expect(game.shortStatus == "0:40")
    bring(wrongColor)
    world.clock.advance(by: .seconds(2))
    #expect(game.statusText == "1 of 3 placed, 1 mistake, 0:42")
    #expect(game.shortStatus == "0:42, 1 mistake")
    bring(wrongColor)
    #expect(game.shortStatus == "0:42, 2 mistakes")
  }

  @Test func theGameCanBeUsedAsAnyGameModel() {
    let any: any GameModel = game
    #expect(any.kind == .colorMatch)
    any.newGame()
    any.chooseLevel("6")
    #expect(any.levelID == "6")
    #expect(any.lastResult == nil && !any.isOver)
  }

  @Test func viewsObserveDragsAndMoves() {
    final class Count: Sendable {
      let value = Mutex(0)
    }
    let count = Count()
    func observe(_ read: @MainActor () -> Void) {
      withObservationTracking(read) { count.value.withLock { $0 += 1 } }
    }
    observe { _ = game.session }
    game.pickUp(game.state.words[0], by: .pointer)
    #expect(count.value.withLock { $0 } == 1)
    observe { _ = game.state }
    observe { _ = game.changes }
    observe { _ = game.canUndo }
    bring(game.state.words[0])
    game.move(game.state.words[0], to: nil, over: .target)
    game.drop(game.state.words[0])
    #expect(count.value.withLock { $0 } == 4)
  }

  @Test func aReleasedModelIsDeallocated() throws {
    weak var model: ColorMatchGame?
    weak var play: GameSession<ColorMatchState>?
    weak var drag: DragState<ColorMatchState>?
    do {
      let game = ColorMatchGame(environment: world.start())
      game.enter()
      game.pickUp(.red, by: .finger)
      game.newGame()
      game.leave()
      (model, play, drag) = (game, game.play, game.dragState)
    }
    #expect(model == nil && play == nil && drag == nil)
  }
}
