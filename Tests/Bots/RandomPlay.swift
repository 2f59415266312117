import DragAndDrop
import Storage
import TestSupport

@testable import Games

/// A game that is played at random in a folder, and the states to be stored after each of its moves.
///
/// A seed plays the same moves in any process, so that one process can check the files of another.
public protocol RandomPlay: AnyObject {
  /// The notices for the player.
  var notices: [GameNotice] { get }
  /// Whether the rules can lead to the current state, and no drag is active.
  var isInOrder: Bool { get }
  /// Does something that changes what has to be stored.
  func move()
  /// Waits until everything is stored.
  func finish()
  /// Returns the numbers of the last moves after which the game and the results were as stored in a folder, or nil.
  func moves(storedIn folder: String) -> (game: Int?, results: Int?)
}

/// Starts a game, or continues the stored one.
///
/// - Parameters:
///   - seed: The seed of the deals and the moves.
///   - folder: The folder of its files.
///   - witness: Another path of that folder, by which it is read for comparison.
public func randomPlay(_ kind: GameKind, seed: UInt64, folder: String, witness: String) -> any RandomPlay {
  let clock = ManualClock()
  let date = GameDate()
  let environment = GameEnvironment(
    storage: DataFolder(path: folder), seeds: SeedSource(first: seed), time: TimeSource(clock),
    date: { date.next() })
  func play(_ game: some RandomlyPlayed) -> any RandomPlay {
    Play(game, environment, clock, SeededGenerator(seed: seed), storedIn: witness)
  }
  return switch kind {
  case .colorMatch: play(ColorMatchGame(environment: environment))
  case .sunAndMoon: play(SunAndMoonGame(environment: environment))
  case .picturePuzzle: play(PicturePuzzleGame(environment: environment))
  case .memory: play(MemoryGame(environment: environment))
  case .jigsaw: play(JigsawGame(environment: environment))
  case .moveMe: play(MoveMeGame(environment: environment))
  }
}

private final class Play<Game: RandomlyPlayed>: RandomPlay {
  private typealias Course = SavedSession<Game.State>

  private let game: Game
  private let environment: GameEnvironment
  private let clock: ManualClock
  private var generator: SeededGenerator
  /// The states to be stored after each number of moves.
  private var courses: [Course]
  private var results: [[GameResult]]

  init(
    _ game: Game, _ environment: GameEnvironment, _ clock: ManualClock, _ generator: SeededGenerator,
    storedIn folder: String
  ) {
    (self.game, self.environment, self.clock, self.generator) = (game, environment, clock, generator)
    let stored = Self.read(game.kind, from: folder)
    courses = [stored.course ?? Self.course(of: game)]
    results = [stored.results]
  }

  var notices: [GameNotice] { environment.notices.notices }

  var isInOrder: Bool { game.state.isValid && !game.session.isDragging }

  func move() {
    var course: Course
    repeat {
      clock.advance(by: .milliseconds(generator.number(below: 1_500)))
      game.doSomething(&generator)
      course = Self.course(of: game)
    } while courses.last.map { Self.areEqual($0, course) } ?? false
    courses.append(course)
    results.append(Self.list(of: environment.results.results))
  }

  func finish() { environment.store.finish() }

  func moves(storedIn folder: String) -> (game: Int?, results: Int?) {
    let stored = Self.read(game.kind, from: folder)
    // A deal without moves is not stored.
    let course = stored.course ?? courses[0]
    return (
      courses.lastIndex { Self.areEqual($0, course) },
      results.lastIndex(of: stored.results)
    )
  }

  private static func course(of game: Game) -> Course {
    SavedSession(game: game.play.game, replaced: game.play.replaced)
  }

  private static func areEqual(_ course: Course, _ other: Course) -> Bool {
    course.game == other.game && course.replaced == other.replaced
  }

  private static func read(_ kind: GameKind, from folder: String) -> (course: Course?, results: [GameResult]) {
    let storage = DataFolder(path: folder)
    var course: Course?
    if case .loaded(let stored) = storage.load(Course.self, from: SaveFile.game(kind).name) { course = stored }
    guard case .loaded(let results) = storage.load([GameResult].self, from: SaveFile.results.name) else {
      return (course, [])
    }
    return (course, list(of: results.results))
  }

  /// All results, level by level.
  private static func list(of results: (GameKind, String) -> [GameResult]) -> [GameResult] {
    GameKind.allCases.flatMap { kind in kind.levels.flatMap { results(kind, $0.id) } }
  }
}
