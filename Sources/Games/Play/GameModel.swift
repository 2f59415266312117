import DragAndDrop

/// The view model of a game: its session, its texts, and the player's actions.
///
/// Default implementations provide what is the same in every game. The window uses only this protocol, for its header
/// bar, menu, and status.
@MainActor
package protocol GameModel: DragModel {
  /// The game's state.
  associatedtype State: GameState
  /// The game's texts.
  associatedtype Text: GameText where Text.State == State

  /// The game session.
  var play: GameSession<State> { get }
  /// The texts about the current state.
  var text: Text { get }
  /// The status in a few words, for display below the title; empty before the clock has started.
  var shortStatus: String { get }

  /// The level that follows after a win; nil after the last.
  var nextLevel: LevelChoice? { get }
  /// Deals a game of the next level.
  func goToNextLevel()

  /// Whether a move can be undone.
  var canUndo: Bool { get }
  /// Whether a move can be redone.
  var canRedo: Bool { get }
  /// Cancels all drags and ends temporary displays, before the game changes in any way but a move.
  func interrupt()
  /// Reports a change that was not a move, and updates what depends on the state.
  func stateReplaced(_ earlier: State, by change: State.Change)
  /// Undoes the last move.
  func undo()
  /// Redoes the move that was undone last.
  func redo()
  /// Restarts the level.
  func restart()
  /// Deals a new game, by default of the current level and with the next seed; an unknown level means the current one.
  func deal(level: LevelChoice.ID?, seed: UInt64?)
  /// Deals a game that others can be dealt too.
  func deal(_ deal: GameDeal)
  /// Restores the game that this one replaced.
  func restoreReplaced()
  /// Called when the player opens the game.
  func enter()
  /// Called when the player leaves the game, for the launcher or at the end of the program.
  func leave()
}

// MARK: - State

extension GameModel {
  /// The kind of game.
  package var kind: GameKind { play.kind }
  /// The player's preferences.
  package var preferences: Preferences { play.preferences }
  /// The current state.
  package var state: State { play.state }
  /// The changes so far, for views to animate and announce.
  package var changes: EventLog<State.Change> { play.changes }
  /// The status as a sentence.
  package var statusText: String { text.status }
  /// The status in a few words; empty before the clock has started.
  package var shortStatus: String { elapsed > .zero ? clockStatus : "" }
  /// The short status, and the lead over the player's best time if it is raced.
  var clockStatus: String {
    let race = shortRaceText
    return race.isEmpty
      ? text.shortStatus : tr("{status}, {lead}").formatted(["status": text.shortStatus, "lead": race])
  }
  /// The lead over the player's best time, short enough to fit beside the clock; empty without a race.
  package var shortRaceText: String { play.lead.map(RaceText.short) ?? "" }
  /// The lead over the player's best time as a sentence; empty without a race.
  package var raceText: String { play.lead.map(RaceText.long) ?? "" }
  /// The time played, which changes without notifying observers; views read it every second while the clock runs.
  package var elapsed: Duration { play.elapsed }
  /// Whether the clock is running.
  package var isClockRunning: Bool { play.isClockRunning }
  /// Whether the game can be paused, which is possible while the clock runs.
  package var canPause: Bool { play.isClockRunning }
  /// Whether the game is paused: the clock is stopped and the board covered.
  package var isPaused: Bool { play.isPaused }
  /// Whether items can be dragged: not while the game is paused.
  package var isDragAllowed: Bool { !isPaused }
  /// Whether the game is over.
  package var isOver: Bool { play.isOver }
  /// Whether the player has done something and the game is not over.
  package var isUnderWay: Bool { play.isUnderWay }
  /// The result of this game; nil until it is finished.
  package var lastResult: RecordedResult? { play.lastResult }

  /// The game's levels.
  package var levels: [LevelChoice] { kind.levels }
  /// The ID of the current level.
  package var levelID: LevelChoice.ID { play.level.rawValue }
  /// The deal to share with others; nil with the player's own pictures.
  package var sharedDeal: GameDeal? { play.deal }
  /// The day whose deal this is; nil if it is not the deal of a recent day.
  package var day: CivilDate? { play.day }
  /// The level that follows after a win; nil after the last.
  package var nextLevel: LevelChoice? { play.level.next.map { LevelChoice($0) } }

  /// Whether a move can be undone.
  package var canUndo: Bool { play.canUndo && !isPaused }
  /// Whether a move can be redone.
  package var canRedo: Bool { play.canRedo && !isPaused }
  /// Whether the game that this one replaced can be restored.
  package var canBringBack: Bool { play.canBringBack }
  /// How this game replaced the one that can be restored, or nil.
  package var replacement: ReplacedGame? { play.replacement }
}

extension GameModel where Rules == State {
  /// The current rules.
  package var rules: State { play.state }
}

// MARK: - Actions

extension GameModel {
  /// Undoes the last move.
  package func undo() { replace(by: .undone, play.undo) }
  /// Redoes the move that was undone last.
  package func redo() { replace(by: .redone, play.redo) }
  /// Restores the game that this one replaced.
  package func restoreReplaced() { replace(by: .dealt, play.restoreReplaced) }
  /// Restarts the game as it was dealt.
  package func restart() { deal { play.restart() } }
  /// Deals a new game.
  package func deal(level: LevelChoice.ID?, seed: UInt64?) {
    deal { play.newGame(level: level.flatMap(State.Level.init(rawValue:)), seed: seed) }
  }
  /// Deals a game that others can be dealt too.
  package func deal(_ deal: GameDeal) { self.deal { play.newGame(deal) } }
  /// Deals a new game of the current level.
  package func newGame() { deal(level: nil, seed: nil) }
  /// Deals a new game of another level.
  package func chooseLevel(_ id: LevelChoice.ID) { deal(level: id, seed: nil) }
  /// Deals a game of the next level.
  package func goToNextLevel() {
    if let nextLevel { chooseLevel(nextLevel.id) }
  }

  /// Cancels all drags.
  package func interrupt() { cancelAll() }
  /// Reports the change.
  package func stateReplaced(_ earlier: State, by change: State.Change) { report([change]) }

  /// Stops the clock and covers the board.
  package func pause() {
    interrupt()
    play.pause()
  }
  /// Uncovers the board and continues the clock.
  package func resume() { play.resume() }
  /// Called when the player opens the game.
  package func enter() { play.enter() }
  /// Called when the player leaves the game, for the launcher or at the end of the program.
  package func leave() {
    interrupt()
    play.leave()
  }
}

// MARK: - Reports

extension GameModel {
  func report(_ changes: [State.Change]) { play.changes.append(changes) }

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
