import DragAndDrop

/// The session of one game, which owns its saved game, its clock, and the game that it replaced.
///
/// A game's view model applies the rules and passes the new states to the session; views only read it. The session
/// saves the game after every move. The game that a deal replaced is kept until the player's first move or hint. After
/// a crash the replaced game is resumed, and after a regular exit it can still be restored.
@MainActor
package final class GameSession<State: GameState> {
  /// The kind of game.
  package let kind: GameKind
  /// Whether the game is paused, by the player or because the window lost the focus.
  @Observed package private(set) var isPaused = false
  /// The result of this game; nil until it is finished.
  @Observed package private(set) var lastResult: RecordedResult?

  @Observed private(set) var game: SavedGame<State>
  @Observed private(set) var replaced: SavedGame<State>?
  @Observed var changes = EventLog<State.Change>()
  @Observed private var latestDeal = ReplacedGame(number: 0, isRestart: false)
  @Observed private var stopwatch: Stopwatch
  /// Whether the player has left the game, so that its clock cannot start.
  private var isLeft = false
  private var isMakingMove = false
  /// Whether a step of the current move is not saved.
  private var isUnsaved = false
  /// The session as it was saved last.
  private var saved: SavedSession<State>?
  /// The result of this game, until the finished game is saved.
  private var finished: GameResult?
  /// The results of saved games that are not in the results file yet.
  private var unstoredResults: [GameResult] = []
  private var seeds: SeedSource
  let environment: GameEnvironment

  /// Resumes the stored game, or deals one if none is stored.
  ///
  /// - Parameters:
  ///   - level: The level to deal if no game is stored.
  ///   - following: Returns the game that follows a stored one that is over; by default a new deal of its level.
  package init(
    _ kind: GameKind, level: State.Level, environment: GameEnvironment,
    following: (SavedGame<State>, UInt64) -> SavedGame<State> = { $0.again(seed: $1) }
  ) {
    self.kind = kind
    self.environment = environment
    var seeds = environment.seeds
    let stored = environment.archive.load(SavedSession<State>.self, from: .game(kind))
    let game: SavedGame<State>
    if let stored {
      game = stored.game.isOver ? following(stored.game, seeds.next()) : stored.game
    } else {
      game = SavedGame(level: level, seed: seeds.next())
    }
    self.game = game
    self.seeds = seeds
    stopwatch = Stopwatch(elapsed: game.elapsed)
    replaced = stored?.replaced
    saved = stored
    if let results = stored?.results, !results.isEmpty {
      unstoredResults = results
      environment.results.addMissing(results) { [weak self] in self?.resultsAreStored() }
    }
  }

  // MARK: State

  /// The player's preferences.
  package var preferences: Preferences { environment.preferences }
  /// The time played, which changes without notifying observers; views read it every second while the clock runs.
  package var elapsed: Duration { stopwatch.elapsed(at: environment.time.now) }
  /// Whether the clock is running.
  package var isClockRunning: Bool { stopwatch.isRunning }
  /// Whether a move can be undone, even one that ended the game without a result.
  package var canUndo: Bool { game.history.canUndo(to: \.isPlayersTurn) && !(isOver && state.countsAsResult) }
  /// Whether a move can be redone.
  package var canRedo: Bool { game.history.canRedo && !isOver }
  /// Whether the replaced game can be restored, which is possible until the first move or hint in this one.
  package var canBringBack: Bool { replaced != nil }
  /// How this game replaced the one that can be restored, or nil.
  package var replacement: ReplacedGame? { replaced == nil ? nil : latestDeal }

  // MARK: Moves

  /// Performs the steps of one move and saves them together, so that a crash cannot leave a part of them saved.
  func makeMove(_ steps: () -> Void) {
    guard !isMakingMove else { return steps() }
    isMakingMove = true
    steps()
    isMakingMove = false
    if isUnsaved { save() }
  }

  /// Starts the clock, unless it runs already, or the game has none, is over, paused, or left.
  func startClock() {
    guard kind.hasEnd, !isOver, !isPaused, !isLeft else { return }
    stopwatch.start(at: environment.time.now)
  }

  /// Records the state after a move; a move of the computer is not counted.
  func commit(_ state: State, byPlayer: Bool = true) {
    if byPlayer {
      startClock()
      replaced = nil
      game.tally.moves += 1
    }
    game.history.record(state, limit: state.undoLimit)
    if state.isOver { stopClock() }
    // Before the player has done something, there is nothing to save.
    guard game.tally != Counters() else { return }
    if state.isOver, state.countsAsResult {
      keepPace()
      finished = result
    }
    save()
  }

  /// Replaces the current state without recording a move: after a part of a move, over time, or on the game's own undo.
  func amend(_ state: State) {
    game.history.replacePresent(by: state)
    save()
  }

  /// Applies a finding about the game to all of its states; if that makes the game over, it counts as finished.
  func revise(_ change: (State) -> State) {
    let wasOver = isOver
    game.history.revise(change, isEnd: \.isOver)
    // An unsaved finding is made again in the next run.
    guard game.tally != Counters() else { return }
    if isOver, !wasOver {
      stopClock()
      keepPace()
      if state.countsAsResult { finished = result }
    }
    save()
  }

  /// Counts a hint, or a wrong move that changed nothing.
  func note(_ count: WritableKeyPath<Counters, Int>) {
    startClock()
    replaced = nil
    game.tally[keyPath: count] += 1
    save()
  }

  func undo() -> Bool {
    guard canUndo else { return false }
    let wasOver = isOver
    game.history.undo(to: \.isPlayersTurn)
    if wasOver { startClock() }
    save()
    return true
  }

  func redo() -> Bool {
    guard canRedo else { return false }
    game.history.redo(to: \.isPlayersTurn)
    if isOver { stopClock() }
    save()
    return true
  }

  // MARK: Deals

  /// Deals a game of a level, by default the current one.
  ///
  /// A given seed determines all of the game but its level, and all deals that follow.
  func newGame(level: State.Level? = nil, seed: UInt64? = nil) {
    let level = level ?? self.level
    newGame(seed: seed) { seed == nil ? state.again(level, seed: $0) : State(level: level, seed: $0) }
  }

  /// Deals a game with a closure, which receives the given seed or the next one.
  func newGame(seed: UInt64? = nil, isRestart: Bool = false, deal: (UInt64) -> State) {
    if let seed { seeds = SeedSource(first: seed) }
    let next = seeds.next()
    begin(SavedGame(deal(next), seed: next), isRestart: isRestart)
  }

  /// Deals the level again, with the next seed whose deal is not a repetition; a shared deal stays the same.
  func restart(unless isRepetition: (State) -> Bool) {
    if isShared { return restart() }
    var dealt: SavedGame<State>
    repeat { dealt = SavedGame(level: level, seed: seeds.next()) } while isRepetition(dealt.state)
    begin(dealt, isRestart: true)
  }

  func restoreReplaced() -> Bool {
    guard let replaced else { return false }
    put(replaced)
    self.replaced = nil
    enter()
    save()
    return true
  }

  /// Replaces this game by one that was dealt, and keeps it for restoring if it is under way.
  ///
  /// If the player has done nothing in this game, the one before it stays the one to restore.
  func begin(_ dealt: SavedGame<State>, isRestart: Bool = false) {
    stopClock()
    replaced = replaced ?? (isUnderWay ? game : nil)
    put(dealt)
    let today = environment.today()
    if isDeal(of: today) { game.day = today }
    latestDeal = ReplacedGame(number: latestDeal.number + 1, isRestart: isRestart)
  }

  private func put(_ game: SavedGame<State>) {
    self.game = game
    stopwatch = Stopwatch(elapsed: game.elapsed)
    isPaused = false
    lastResult = nil
  }

  // MARK: Pausing and leaving

  func pause() {
    guard isClockRunning else { return }
    isPaused = true
    stopClock()
    save()
  }

  func resume() {
    guard isPaused else { return }
    isPaused = false
    startClock()
  }

  /// Continues the clock if it has run before.
  func enter() {
    isLeft = false
    if game.elapsed > .zero { startClock() }
  }

  func leave() {
    isLeft = true
    stopClock()
    save()
  }

  private func stopClock() {
    stopwatch.stop(at: environment.time.now)
    game.elapsed = elapsed
  }

  /// Reads the clock once, so that no stored split is later than the stored time played.
  private func keepPace() {
    game.elapsed = elapsed
    game.pace.reach(state.progress, at: game.elapsed)
  }

  private func save() {
    keepPace()
    isUnsaved = isMakingMove
    guard !isMakingMove else { return }
    if let finished { unstoredResults.append(finished) }
    store(SavedSession(game: game, replaced: replaced, results: unstoredResults))
    if let finished { record(finished) }
    finished = nil
  }

  private func store(_ course: SavedSession<State>) {
    saved = course
    environment.archive.save(course, in: .game(kind))
  }

  private var result: GameResult {
    GameResult(
      game: kind, level: level.rawValue, date: environment.date(), day: countedDay, elapsed: game.elapsed,
      tally: tally, score: state.score, seed: seed, pace: game.pace)
  }

  /// Stores the result after the game, which was saved with it, so that a crash cannot lose the result.
  private func record(_ result: GameResult) {
    lastResult = environment.results.add(result) { [weak self] in self?.resultsAreStored() }
  }

  /// Saves the session again without the results.
  private func resultsAreStored() {
    unstoredResults = []
    guard var course = saved, !course.results.isEmpty else { return }
    course.results = []
    store(course)
  }
}
