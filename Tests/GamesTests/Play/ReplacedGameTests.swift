import Testing

@testable import Games

/// A game that was replaced by another deal can be restored until the first move of that deal.
@Suite @MainActor struct ReplacedGameTests {
  typealias Play = GameSession<ColorMatchState>

  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  func start(_ level: ColorMatchLevel = .three) -> Play {
    Play(.colorMatch, level: level, environment: world.start())
  }

  func matchWord(in play: Play) {
    var state = play.state
    state.word.map { _ = state.answer($0) }
    play.recordMove(state)
  }

  func win(_ play: Play) {
    while !play.isOver { matchWord(in: play) }
  }

  @Test func aReplacedGameCanBeRestoredUntilTheNextMove() {
    let play = start()
    play.startClock()
    world.clock.advance(by: .seconds(8))
    matchWord(in: play)
    world.clock.advance(by: .seconds(2))
    let (state, counters, seed) = (play.state, play.counters, play.seed)
    play.newGame(level: .six)
    play.newGame()
    #expect(play.canRestoreReplaced)
    #expect(play.elapsed == .zero && !play.isClockRunning)
    play.startClock()
    world.clock.advance(by: .seconds(100))
    #expect(play.restoreReplaced())
    #expect(play.state == state && play.counters == counters && play.seed == seed)
    #expect(play.elapsed == .seconds(10) && play.isClockRunning)
    #expect(play.canUndo)
    #expect(!play.canRestoreReplaced && !play.restoreReplaced())
  }

  @Test(arguments: [true, false])
  func aMoveDiscardsTheReplacedGame(isRight: Bool) {
    let play = start()
    matchWord(in: play)
    play.newGame()
    if isRight { matchWord(in: play) } else { play.count(\.mistakes) }
    #expect(!play.canRestoreReplaced)
  }

  @Test func onlyAGameUnderWayCanBeRestored() {
    let play = start()
    play.newGame()
    #expect(!play.canRestoreReplaced)
    win(play)
    play.newGame()
    #expect(!play.canRestoreReplaced)
    #expect(play.lastResult == nil)
  }

  @Test func afterACrashTheReplacedGameIsResumed() {
    let play = start()
    matchWord(in: play)
    let state = play.state
    play.newGame()
    #expect(start().state == state)
  }

  // MARK: Across runs

  @Test(arguments: ["leave", "pause", "amend", "leave twice"])
  func savingAnUntouchedDealKeepsTheReplacedGame(way: String) {
    let play = start()
    matchWord(in: play)
    let (replaced, counters) = (play.state, play.counters)
    play.newGame(level: .six)
    let dealt = play.state
    switch way {
    case "pause":
      play.startClock()
      play.pause()
    case "amend": play.replaceState(by: dealt)
    case "leave": play.leave()
    default:
      play.leave()
      start().leave()
    }
    let resumed = start()
    #expect(resumed.state == dealt && resumed.level == .six)
    #expect(resumed.replacement == ReplacedGame(number: 0, isRestart: false))
    #expect(resumed.restoreReplaced())
    #expect(resumed.state == replaced && resumed.counters == counters)
    #expect(start().state == replaced, "after a crash, the deal does not return")
    #expect(!start().canRestoreReplaced)
  }

  @Test func aMoveInTheNextRunDiscardsTheReplacedGame() {
    let play = start()
    matchWord(in: play)
    play.newGame()
    play.leave()
    let resumed = start()
    matchWord(in: resumed)
    #expect(resumed.replacement == nil)
    #expect(start().state == resumed.state && !start().canRestoreReplaced)
  }

  @Test func anUntouchedDealIsNeverTheReplacedGame() throws {
    let game = PicturePuzzleGame(level: .free(.threeByThree), environment: world.start())
    game.hint()
    game.bring(game.state.tiles[0], to: position(2))
    let played = game.state
    game.restart()
    #expect(game.play.counters.hints == 1, "a hint stays counted")
    game.restart()
    game.restoreReplaced()
    #expect(game.state == played)
  }

  @Test func everyReplacementHasItsOwnNumber() {
    let play = start()
    #expect(play.replacement == nil)
    matchWord(in: play)
    play.newGame()
    #expect(play.replacement == ReplacedGame(number: 1, isRestart: false))
    play.newGame(GameDeal(game: .colorMatch, level: "3", seed: 5))
    #expect(play.replacement == ReplacedGame(number: 2, isRestart: false))
    play.restart()
    #expect(play.replacement == ReplacedGame(number: 3, isRestart: true))
    play.newGame()
    play.restart { _ in false }
    #expect(play.replacement == ReplacedGame(number: 5, isRestart: true))
    _ = play.restoreReplaced()
    #expect(play.replacement == nil)
  }

  /// An earlier version ignores the deal that replaced the game.
  @Test func anOlderVersionReadsTheReplacedGame() throws {
    let play = start()
    matchWord(in: play)
    let replaced = play.state
    play.newGame()
    play.leave()
    world.finish()
    let stored = world.storage.load(SavedGame<ColorMatchState>.self, from: "color-match")
    guard case .loaded(let game) = stored else { return _ = Issue.record("\(stored)") }
    #expect(game.state == replaced)
  }

  @Test func aSavedReplacedGameMustBeUnderWay() throws {
    let play = start()
    matchWord(in: play)
    play.newGame()
    play.leave()
    let text = try world.folder.read("data/color-match.json")
    try world.folder.write(
      text.replacing("\"moves\":1", with: "\"moves\":0"), to: "data/color-match.json")
    let environment = world.start()
    _ = Play(.colorMatch, level: .three, environment: environment)
    #expect(environment.notices.notices == [.setAside(.game(.colorMatch))])
  }
}
