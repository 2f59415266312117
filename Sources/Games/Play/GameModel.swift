import DragAndDrop
public import Observation

/// The view model of a game, as far as the window knows it: header bar, menu and status key.
///
/// What reads the same in every game comes with the protocol.
@MainActor
public protocol GameModel: AnyObject, Observable {
  /// The game's state.
  associatedtype State: GameState

  /// The course of the game.
  var play: Playthrough<State> { get }
  /// Where the game stands, in a sentence.
  var statusText: String { get }
  /// Where the game stands, in the few words that fit below its title; empty before the clock has started.
  var shortStatus: String { get }

  /// The level after this one, to go on with after a win; nil after the last.
  var nextLevel: LevelChoice? { get }
  /// Deals a game of the level after this one.
  func goToNextLevel()

  /// Whether a move can be taken back.
  var canUndo: Bool { get }
  /// Whether a move that was taken back can be made again.
  var canRedo: Bool { get }
  /// Brings home what is in the air and ends what is shown for a moment, before anything but a move changes the game.
  func interrupt()
  /// Takes the last move back.
  func undo()
  /// Makes the move again that was taken back last.
  func redo()
  /// Starts the level again.
  func restart()
  /// Deals a new game.
  ///
  /// - Parameters:
  ///   - level: Its level; if nil or unknown, the level that is played.
  ///   - seed: What it is dealt with; if nil, the next seed.
  func deal(level: LevelChoice.ID?, seed: UInt64?)
  /// Brings the game back that was under way before this one was dealt.
  func bringBack()
  /// Stops the clock and covers the board.
  func pause()
  /// The player comes to the game.
  func enter()
  /// The player leaves the game, for the launcher or for good.
  func leave()
}

extension GameModel {
  /// The level after this one, to go on with after a win; nil after the last.
  public var nextLevel: LevelChoice? {
    guard let index = levels.firstIndex(where: { $0.id == levelID }), index + 1 < levels.count else { return nil }
    return levels[index + 1]
  }
  /// Deals a game of the level after this one.
  public func goToNextLevel() {
    if let nextLevel { deal(level: nextLevel.id, seed: nil) }
  }
  /// Which game this is.
  public var kind: GameKind { play.kind }
  /// The game's levels.
  public var levels: [LevelChoice] { kind.levels }
  /// Which of the levels is played.
  public var levelID: LevelChoice.ID { play.level.rawValue }
  /// The time played; it passes unobserved, so a view looks again each second while the clock is running.
  public var elapsed: Duration { play.elapsed }
  /// Whether the clock is running.
  public var isClockRunning: Bool { play.isClockRunning }
  /// Whether the clock is stopped and the board covered.
  public var isPaused: Bool { play.isPaused }
  /// Whether there is a running clock to stop.
  public var canPause: Bool { play.isClockRunning }
  /// Whether a move can be taken back.
  public var canUndo: Bool { play.canUndo && !isPaused }
  /// Whether a move that was taken back can be made again.
  public var canRedo: Bool { play.canRedo && !isPaused }
  /// Whether the game that was under way before this one can be brought back.
  public var canBringBack: Bool { play.canBringBack }
  /// How this game came in the place of the one that can be brought back; nil if there is none.
  public var replacement: Replacement? { play.replacement }
  /// Whether nothing is left to do.
  public var isOver: Bool { play.isOver }
  /// Whether something was done and the game is not over.
  public var isUnderWay: Bool { play.isUnderWay }
  /// What came of this game when it was finished; nil before.
  public var lastResult: RecordedResult? { play.lastResult }

  /// The time and the mistakes so far, in short; empty before the clock has started.
  public var shortStatus: String {
    guard elapsed > .zero else { return "" }
    let time = TimeText.digits(elapsed)
    guard play.tally.mistakes > 0 else { return time }
    return trn("{time}, {count} mistake", "{time}, {count} mistakes", play.tally.mistakes)
      .filling(["time": time, "count": "\(play.tally.mistakes)"])
  }

  /// Deals a new game of the same level.
  public func newGame() { deal(level: nil, seed: nil) }
  /// Deals a new game of another level.
  public func chooseLevel(_ id: LevelChoice.ID) { deal(level: id, seed: nil) }
  /// Uncovers the board and lets the clock run on.
  public func resume() { play.resume() }
  /// The player comes to the game.
  public func enter() { play.enter() }
}

extension GameModel where Self: DragModel {
  /// Brings home what is in the air.
  public func interrupt() { cancelAll() }

  /// Stops the clock and covers the board.
  public func pause() {
    interrupt()
    play.pause()
  }

  /// The player leaves the game, for the launcher or for good.
  public func leave() {
    interrupt()
    play.leave()
  }
}
