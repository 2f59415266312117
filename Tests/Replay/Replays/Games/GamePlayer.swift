import DragAndDrop
import Storage
import TestSupport

@testable import Games

/// Plays a game at random on a board and by the commands of its window, with its own clock and without storage.
@MainActor final class GamePlayer<Game: PlayedGame>: ReplayPlayer {
  private let game: Game
  private let environment: GameEnvironment
  private let clock = ManualClock()
  private let driver: BoardDriver<Game>
  private let check: GameCheck<Game>
  private(set) var lastEvent = ""

  init(seed: UInt64) {
    environment = GameEnvironment(
      storage: DataFolder(path: "/dev/null/nowhere"), seeds: SeedSource(first: seed % GameDeal.shortSeeds),
      time: TimeSource(clock), today: { CivilDate(year: 2026, month: 11, day: 28) })
    game = Game.make(environment)
    let delegate = RecordingDelegate<Game>()
    driver = BoardDriver(game.makeBoard(), delegate)
    delegate.act = { [unowned game] in game.action(of: $0) }
    check = GameCheck(game, environment)
  }

  func perform(_ generator: inout SeededGenerator, checksAll: Bool) async -> Complaint? {
    let before = check.snapshot()
    let event = perform(&generator)
    lastEvent = "\(event)"
    let checksAll = checksAll || generator.number(below: 64) == 0
    return driver.check.complaint() ?? check.complaint(after: event, before, checksAll: checksAll)
  }

  func finish() async -> Complaint? {
    game.endDemo()
    game.resume()
    driver.finish()
    return driver.check.complaint()
      ?? complaint(unless: game.session.items.isEmpty, "Every drag ends.", "\(game.session)")
  }

  private func perform(_ generator: inout SeededGenerator) -> GameEvent {
    if game.isPaused, generator.number(below: 4) == 0 {
      game.resume()
      return .other("resume")
    }
    switch generator.number(below: game.isOver ? 20 : 64) {
    case 0: return deal("restart", &generator) { $0.restart() }
    case 1: return deal("new game", &generator) { $0.newGame() }
    case 2:
      guard let level = generator.element(of: Array(game.levels.prefix(4))) else { return .other("no level") }
      return deal("level \(level.id)", &generator) { $0.chooseLevel(level.id) }
    case 3: return deal("go on", &generator) { $0.isOver ? $0.advance() : $0.goToNextLevel() }
    case 4:
      guard game.canRestoreReplaced, !game.isDemo else { return .other("nothing to restore") }
      game.restoreReplaced()
      return .restored
    case 5, 6, 7: return undo()
    case 8, 9: return redo()
    case 10: return step("pause") { $0.pause() }
    case 11: return step("suspend the clock") { $0.suspendClock() }
    case 12: return step("resume the clock") { $0.resumeClock() }
    case 13: return step("leave") { $0.leave() }
    case 14: return step("enter") { $0.enter() }
    case 15: return change(&generator)
    case 16: return generator.number(below: 4) == 0 ? demo() : wait(&generator)
    case 17, 18: return wait(&generator)
    case 19...26: return game.perform(&generator)
    default: return .other(driver.perform(&generator))
    }
  }

  private func step(_ name: String, _ step: (Game) -> Void) -> GameEvent {
    step(game)
    return .other(name)
  }

  private func deal(_ name: String, _ generator: inout SeededGenerator, _ deal: (Game) -> Void) -> GameEvent {
    // Otherwise most games would end too early.
    guard !game.isDemo, game.isOver || generator.number(below: 3) == 0 else { return .other("no \(name)") }
    deal(game)
    return .dealt(name)
  }

  private func undo() -> GameEvent {
    guard game.canUndo, !game.isDemo else { return .other("nothing to undo") }
    let isRestoring = !game.canUndoMove
    game.undo()
    return isRestoring ? .restored : .undone
  }

  private func redo() -> GameEvent {
    guard game.canRedo, !game.isDemo else { return .other("nothing to redo") }
    game.redo()
    return .redone
  }

  private func wait(_ generator: inout SeededGenerator) -> GameEvent {
    let time = Duration.milliseconds(1 + generator.number(below: 3000))
    clock.advance(by: time)
    return .waited(time)
  }

  private func demo() -> GameEvent {
    if game.isDemo { game.endDemo() } else { game.beginDemo() }
    return .demo
  }

  private func change(_ generator: inout SeededGenerator) -> GameEvent {
    let preferences = environment.preferences
    switch generator.number(below: 4) {
    case 0: preferences.tapTurnsBack.toggle()
    case 1: preferences.relaxesMemory.toggle()
    case 2: preferences.snapsToGrid.toggle()
    default: preferences.racesBestTime.toggle()
    }
    return .other("change a preference")
  }
}

/// What an event may change.
enum GameEvent: Equatable {
  case dealt(String), restored, undone, redone, demo, waited(Duration)
  /// A move, or what changes no history but by moves.
  case other(String)
}

extension GameEvent: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .other(value) }
}
