public import DragAndDrop

/// The view model of a game: its course, its texts, and what undo, redo and another deal do to it.
///
/// What reads the same in every game comes with the protocol. The window needs no more than that: header bar, menu and
/// status key.
@MainActor
public protocol GameModel: DragModel {
  /// The game's state.
  associatedtype State: GameState
  /// The game's texts.
  associatedtype Text: GameText where Text.State == State

  /// The course of the game.
  var play: GameSession<State> { get }
  /// What is said about the game now.
  var text: Text { get }
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
  /// Tells of a change that was no move; what hangs on the state is put right here.
  func stateReplaced(_ earlier: State, by change: State.Change)
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
  /// Deals what others were dealt too.
  func deal(_ deal: GameDeal)
  /// Brings the game back that was under way before this one was dealt.
  func restoreReplaced()
  /// The player comes to the game.
  func enter()
  /// The player leaves the game, for the launcher or for good.
  func leave()
}

// MARK: - Reading

extension GameModel {
  /// Which game this is.
  public var kind: GameKind { play.kind }
  /// What the player has set.
  public var preferences: Preferences { play.preferences }
  /// The game as it stands.
  public var state: State { play.state }
  /// What has happened, for views to animate and to say.
  public var changes: EventLog<State.Change> { play.changes }
  /// Where the game stands, in a sentence.
  public var statusText: String { text.status }
  /// Where the game stands, in short; empty before the clock has started.
  public var shortStatus: String { elapsed > .zero ? clockStatus : "" }
  /// Where the game stands in short, and how far the player is ahead of the own best time.
  var clockStatus: String {
    let race = shortRaceText
    return race.isEmpty
      ? text.shortStatus : tr("{status}, {lead}").formatted(["status": text.shortStatus, "lead": race])
  }
  /// How far the player is ahead of the own best time, in the few words that fit beside the clock; empty if that is not
  /// raced.
  public var shortRaceText: String { play.lead.map(RaceText.short) ?? "" }
  /// How far the player is ahead of the own best time, in a sentence; empty if that is not raced.
  public var raceText: String { play.lead.map(RaceText.long) ?? "" }
  /// The time played; it passes unobserved, so a view looks again each second while the clock is running.
  public var elapsed: Duration { play.elapsed }
  /// Whether the clock is running.
  public var isClockRunning: Bool { play.isClockRunning }
  /// Whether there is a running clock to stop.
  public var canPause: Bool { play.isClockRunning }
  /// Whether the clock is stopped and the board covered.
  public var isPaused: Bool { play.isPaused }
  /// Whether the board is uncovered.
  public var isDragAllowed: Bool { !isPaused }
  /// Whether nothing is left to do.
  public var isOver: Bool { play.isOver }
  /// Whether something was done and the game is not over.
  public var isUnderWay: Bool { play.isUnderWay }
  /// What came of this game when it was finished; nil before.
  public var lastResult: RecordedResult? { play.lastResult }

  /// The game's levels.
  public var levels: [LevelChoice] { kind.levels }
  /// Which of the levels is played.
  public var levelID: LevelChoice.ID { play.level.rawValue }
  /// All that the game was dealt from; nil with the player's own pictures.
  public var sharedDeal: GameDeal? { play.deal }
  /// The day whose deal this is; nil if it is none of the last days.
  public var day: CivilDate? { play.day }
  /// The level after this one, to go on with after a win; nil after the last.
  public var nextLevel: LevelChoice? { play.level.next.map { LevelChoice($0) } }

  /// Whether a move can be taken back.
  public var canUndo: Bool { play.canUndo && !isPaused }
  /// Whether a move that was taken back can be made again.
  public var canRedo: Bool { play.canRedo && !isPaused }
  /// Whether the game that was under way before this one can be brought back.
  public var canBringBack: Bool { play.canBringBack }
  /// How this game came in the place of the one that can be brought back; nil if there is none.
  public var replacement: ReplacedGame? { play.replacement }
}

extension GameModel where Rules == State {
  /// The rules as they stand now.
  public var rules: State { play.state }
}

// MARK: - What the player asks for

extension GameModel {
  /// Takes the last move back.
  public func undo() { replace(by: .undone, play.undo) }
  /// Makes the move again that was taken back last.
  public func redo() { replace(by: .redone, play.redo) }
  /// Brings the game back that was under way before this one was dealt.
  public func restoreReplaced() { replace(by: .dealt, play.restoreReplaced) }
  /// Deals the same game once more.
  public func restart() { deal { play.restart() } }
  /// Deals a new game.
  public func deal(level: LevelChoice.ID?, seed: UInt64?) {
    deal { play.newGame(level: level.flatMap(State.Level.init(rawValue:)), seed: seed) }
  }
  /// Deals what others were dealt too.
  public func deal(_ deal: GameDeal) { self.deal { play.newGame(deal) } }
  /// Deals a new game of the same level.
  public func newGame() { deal(level: nil, seed: nil) }
  /// Deals a new game of another level.
  public func chooseLevel(_ id: LevelChoice.ID) { deal(level: id, seed: nil) }
  /// Deals a game of the level after this one.
  public func goToNextLevel() {
    if let nextLevel { chooseLevel(nextLevel.id) }
  }

  /// Brings home what is in the air.
  public func interrupt() { cancelAll() }
  /// Tells of a change that was no move.
  public func stateReplaced(_ earlier: State, by change: State.Change) { report([change]) }

  /// Stops the clock and covers the board.
  public func pause() {
    interrupt()
    play.pause()
  }
  /// Uncovers the board and lets the clock run on.
  public func resume() { play.resume() }
  /// The player comes to the game.
  public func enter() { play.enter() }
  /// The player leaves the game, for the launcher or for good.
  public func leave() {
    interrupt()
    play.leave()
  }
}

// MARK: - What a game tells of

extension GameModel {
  /// Tells views what has happened, the oldest first.
  func report(_ changes: [State.Change]) { play.changes.append(changes) }

  /// Puts another game in the place of this one.
  func deal(_ deal: () -> Void) {
    replace(by: .dealt) {
      deal()
      return true
    }
  }

  private func replace(by change: State.Change, _ replacement: () -> Bool) {
    interrupt()
    let earlier = state
    if replacement() { stateReplaced(earlier, by: change) }
  }
}
