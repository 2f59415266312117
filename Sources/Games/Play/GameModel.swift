import DragAndDrop

/// The view model of a game, with which the window shows any game in its header bar, menu and status.
@MainActor
package protocol GameModel: DragModel {
  associatedtype State: GameState
  associatedtype Text: GameText where Text.State == State
  /// The type of what the tiles of the levels page deal or select: levels, or in some games more.
  associatedtype LevelItem: Hashable & Sendable = State.Level

  var play: GameSession<State> { get }
  var text: Text { get }
  /// The status in a few words, for display below the title; empty before the clock has started.
  var shortStatus: String { get }

  /// The sections of the levels page that follow the game under way and the deal of the day.
  var levelSections: [LevelSection<LevelItem>] { get }
  /// Returns the item whose tile shows a game such as `state`.
  func levelItem(of state: State) -> LevelItem
  /// Deals the game of a tile, or selects its option.
  func choose(_ item: LevelItem)

  var nextLevel: LevelChoice? { get }
  func goToNextLevel()
  /// The step that follows a win: by default to the next level, or after the last one to another deal.
  var onwardStep: NextStep { get }
  /// Takes ``onwardStep`` unless it only deals the same again; by default, goes to the next level.
  func advance()

  /// A good move in the current state; `nil` if the player cannot move now.
  var exampleMove: ExampleMove<Rules>? { get }
  var moveGesture: MoveGesture { get }
  var isMoveUnderWay: Bool { get }
  /// A short game to show from its start, different from the player's own, so that it reveals nothing of that.
  var demoState: State { get }
  /// The number of moves after which a demo of a game without an end stops; `nil` in other games.
  var demoMoveCount: Int? { get }
  func beginDemo()
  func endDemo()
  /// Ends a delay in which the player cannot move, before a move is shown.
  func prepareShownMove()

  var canUndoMove: Bool { get }
  var canRedo: Bool { get }
  /// Cancels all drags and ends temporary displays, before the game changes in any way but a move.
  func interrupt()
  /// Reports a change that was not a move, and updates what depends on the state.
  func stateReplaced(_ earlier: State, by change: State.Change)
  func undoMove()
  func redo()
  func restart()
  /// Deals a new game, by default of the current level and with the next seed; an unknown level means the current one.
  func deal(level: LevelChoice.ID?, seed: UInt64?)
  /// Deals a game that other players can be dealt too.
  func deal(_ deal: GameDeal)
  func restoreReplaced()
  func enter()
  /// Called when the player leaves the game, for the launcher or at the end of the program.
  func leave()

  /// Returns the sounds of a change other than a deal, undo and redo; they need not include those of drags.
  func cues(for change: State.Change) -> [SoundCue<Item, Place>]
  /// The time left until something that the player sees ends by itself; `nil` if nothing does.
  var countdown: Duration? { get }

  /// Returns the words that are spoken about a change, in ``wordLanguage``, if the player wants words to be spoken.
  func words(about change: State.Change) -> [String]
  /// The words about the current state, which are spoken when the game is opened and on request.
  var wordsNow: [String] { get }
  /// The language code of the words; empty for the speech engine's own.
  var wordLanguage: String { get }
}

// MARK: - State

extension GameModel {
  package var kind: GameKind { play.kind }
  package var preferences: Preferences { play.preferences }
  package var state: State { play.state }
  package var changes: EventLog<State.Change> { play.changes }
  /// The number of changes so far, by which a view can tell whether the game has changed.
  package var changeCount: Int { play.changes.serial }
  package var statusText: String { text.status }
  /// The offer to continue the game, with its progress if it can end: 'Continue: 1 of 3'.
  package var continueText: String {
    guard kind.hasEnd else { return tr("Continue") }
    return tr("Continue: {progress}").formatted(["progress": ProgressText.short(state.progress)])
  }
  /// What opening the game leads to: the status of the game under way, or else that a new one starts.
  package var openingText: String { isUnderWay ? statusText : tr("Start a new game") }
  package var shortStatus: String { elapsed > .zero ? clockStatus : "" }
  var clockStatus: String {
    let race = shortRaceText
    return race.isEmpty
      ? text.shortStatus : tr("{status}, {lead}").formatted(["status": text.shortStatus, "lead": race])
  }
  package var shortRaceText: String { play.lead.map(RaceText.short) ?? "" }
  package var raceText: String { play.lead.map(RaceText.long) ?? "" }
  /// The time played, which changes without notifying observers; views read it every second while the clock runs.
  package var elapsed: Duration { play.elapsed }
  package var isClockRunning: Bool { play.isClockRunning }
  package var canPause: Bool { play.isClockRunning }
  package var isPaused: Bool { play.isPaused }
  package var isDragAllowed: Bool { !isPaused }
  package var isOver: Bool { play.isOver }
  package var isUnderWay: Bool { play.isUnderWay }
  package var lastResult: RecordedResult? { play.lastResult }

  package var levels: [LevelChoice] { kind.levels }
  package var levelID: LevelChoice.ID { play.level.rawValue }
  package var sharedDeal: GameDeal? { play.deal }
  package var day: CivilDate? { play.day }
  package var nextLevel: LevelChoice? { play.level.next.map { LevelChoice($0) } }

  /// Whether there is something to undo: a move, or a deal that replaced a game under way.
  package var canUndo: Bool { (canUndoMove || canRestoreReplaced) && !isPaused }
  package var canUndoMove: Bool { play.canUndo }
  package var canRedo: Bool { play.canRedo && !isPaused }
  package var canRestoreReplaced: Bool { play.canRestoreReplaced }
  package var replacement: ReplacedGame? { play.replacement }
}

extension GameModel where Rules == State {
  package var rules: State { play.state }
}

// MARK: - Actions

extension GameModel {
  /// Undoes the last move; before the first move, restores the game that this deal replaced.
  package func undo() { canUndoMove ? undoMove() : restoreReplaced() }
  package func undoMove() { replace(by: .undone, play.undo) }
  package func redo() { replace(by: .redone, play.redo) }
  package func restoreReplaced() { replace(by: .dealt, play.restoreReplaced) }
  package func restart() { deal { play.restart() } }
  package func deal(level: LevelChoice.ID?, seed: UInt64?) {
    deal { play.newGame(level: level.flatMap(State.Level.init(rawValue:)), seed: seed) }
  }
  package func deal(_ deal: GameDeal) { self.deal { play.newGame(deal) } }
  package func newGame() { deal(level: nil, seed: nil) }
  package func chooseLevel(_ id: LevelChoice.ID) { deal(level: id, seed: nil) }
  package func goToNextLevel() {
    if let nextLevel { chooseLevel(nextLevel.id) }
  }
  package func advance() { goToNextLevel() }

  package func interrupt() { cancelAll() }
  package func stateReplaced(_ earlier: State, by change: State.Change) { report([change]) }

  package func pause() {
    interrupt()
    play.pause()
  }
  package func resume() { play.resume() }
  /// Stops counting the time until ``resumeClock()``, without a pause: while a menu or another window has the input.
  package func suspendClock() { play.suspendClock() }
  package func resumeClock() { play.resumeClock() }
  package func enter() { play.enter() }
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
