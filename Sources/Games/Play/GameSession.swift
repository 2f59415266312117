import DragAndDrop

/// The session of one game, which owns its saved game, its clock, and the game that it replaced.
///
/// A game's view model applies the rules and passes the new states to the session; views only read it. The session
/// saves the game after every move. The game that a deal replaced is kept until the player's first move or hint. After
/// a crash the replaced game is resumed, and after a regular exit it can still be restored.
@MainActor
package final class GameSession<State: GameState> {
  package let kind: GameKind
  @Observed package private(set) var isPaused = false
  @Observed package private(set) var lastResult: RecordedResult?

  @Observed private(set) var game: SavedGame<State>
  @Observed private(set) var replaced: SavedGame<State>?
  @Observed var changes = EventLog<State.Change>()
  @Observed private var latestDeal = ReplacedGame(number: 0, isRestart: false)
  @Observed private var stopwatch: Stopwatch
  /// Whether the player has left the game, so that its clock cannot start.
  @Observed private(set) var isLeft = false
  /// The game that a demo interrupted; nil without a demo, during which nothing is saved and no time is counted.
  @Observed private(set) var interrupted: InterruptedGame<State>?
  /// The counters with which the game was dealt; a restart of Picture Puzzle keeps the number of hints.
  private var dealtCounters: Counters
  private var isMakingMove = false
  private var isUnsaved = false
  private var saved: SavedSession<State>?
  /// The result of this game, until the finished game is saved.
  private var finished: GameResult?
  /// The results of saved games that are not in the results file yet.
  private var unstoredResults: [GameResult] = []
  private var seeds: SeedSource
  let environment: GameEnvironment

  /// Resumes the stored game, or else deals one of `level`; `following` returns the game after a stored one that ended.
  package init(
    _ kind: GameKind, level: State.Level, environment: GameEnvironment,
    following: (SavedGame<State>, UInt64) -> SavedGame<State> = { $0.redealt(seed: $1) }
  ) {
    self.kind = kind
    self.environment = environment
    var seeds = environment.seeds
    let stored = environment.store.load(SavedSession<State>.self, from: .game(kind))
    let game: SavedGame<State>
    if let stored {
      game = stored.game.isOver ? following(stored.game, seeds.next()) : stored.game
    } else {
      game = SavedGame(level: level, seed: seeds.next())
    }
    self.game = game
    dealtCounters = game.dealtCounters
    self.seeds = seeds
    stopwatch = Stopwatch(elapsed: game.elapsed)
    replaced = stored?.replaced
    saved = stored
    if let results = stored?.results, !results.isEmpty {
      unstoredResults = results
      environment.results.addMissing(results) { [weak self] in self?.resultsAreStored() }
    }
  }

  package var elapsed: Duration { stopwatch.elapsed(at: environment.time.now) }
  /// Whether the clock runs, or will run once it is no longer suspended.
  package var isClockRunning: Bool { stopwatch.isRunning }
  /// Whether a move can be undone, even one that ended the game without a result.
  package var canUndo: Bool { game.history.canUndo(to: \.isPlayersTurn) && !(isOver && state.countsAsResult) }
  package var canRedo: Bool { game.history.canRedo && !isOver }
  package var replacement: ReplacedGame? { replaced == nil ? nil : latestDeal }

  /// Performs the steps of one move and saves them together, so that a crash cannot leave a part of them saved.
  func makeMove(_ steps: () -> Void) {
    guard !isMakingMove else { return steps() }
    isMakingMove = true
    steps()
    isMakingMove = false
    if isUnsaved { save() }
  }

  func startClock() {
    guard kind.hasEnd, !isOver, !isPaused, !isLeft, !isDemo else { return }
    stopwatch.start(at: environment.time.now)
  }

  /// Records the state after a move; a move of the computer is not counted.
  func recordMove(_ state: State, byPlayer: Bool = true) {
    if byPlayer { playerActed(\.moves) }
    game.history.record(state, limit: state.undoLimit)
    if state.isOver { stopClock() }
    // Before the player has done something, there is nothing to save.
    guard game.counters != Counters() else { return }
    if state.isOver, state.countsAsResult {
      updateSplits()
      finished = result
    }
    save()
  }

  // MARK: Demo

  /// Shows another game, of which nothing is saved or counted, until ``endDemo()`` returns to this one.
  func beginDemo(_ demo: SavedGame<State>) {
    guard !isDemo else { return }
    let wasClockRunning = isClockRunning
    stopClock()
    interrupted = InterruptedGame(
      game: game, replaced: replaced, lastResult: lastResult, wasClockRunning: wasClockRunning)
    (game, lastResult, stopwatch) = (demo, nil, Stopwatch(isSuspended: stopwatch.isSuspended))
  }

  /// Returns to the interrupted game, exactly as it was.
  func endDemo() {
    guard let interrupted else { return }
    (self.interrupted, game, replaced) = (nil, interrupted.game, interrupted.replaced)
    (lastResult, dealtCounters) = (interrupted.lastResult, game.dealtCounters)
    stopwatch = Stopwatch(elapsed: game.elapsed, isSuspended: stopwatch.isSuspended)
    if interrupted.wasClockRunning { startClock() }
  }

  /// Replaces the current state without recording a move: after part of a move, over time, or on the game's own undo.
  func replaceState(by state: State) {
    game.history.replacePresent(by: state)
    save()
  }

  /// Applies a finding about the game to all of its states; if that makes the game over, it counts as finished.
  func revise(_ change: (State) -> State) {
    let wasOver = isOver
    game.history.revise(change, isEnd: \.isOver)
    // An unsaved finding is made again in the next run.
    guard game.counters != Counters() else { return }
    if isOver, !wasOver {
      stopClock()
      updateSplits()
      if state.countsAsResult { finished = result }
    }
    save()
  }

  /// Counts a hint, or a wrong move that changed nothing.
  func count(_ counter: WritableKeyPath<Counters, Int>) {
    playerActed(counter)
    save()
  }

  private func playerActed(_ counter: WritableKeyPath<Counters, Int>) {
    startClock()
    if !isDemo {
      replaced = nil
      if counters == dealtCounters, kind.hasEnd {
        environment.statistics.begin(kind, level: level.rawValue, on: environment.today())
      }
    }
    game.counters[keyPath: counter] += 1
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

  /// Deals a game; a given seed determines all of it but the level, and all later deals.
  func newGame(level: State.Level? = nil, seed: UInt64? = nil) {
    let level = level ?? self.level
    newGame(seed: seed) { seed == nil ? state.redealt(level, seed: $0) : State(level: level, seed: $0) }
  }

  func newGame(seed: UInt64? = nil, isRestart: Bool = false, deal: (UInt64) -> State) {
    if let seed { seeds = SeedSource(first: seed) }
    let next = seeds.next()
    startGame(SavedGame(deal(next), seed: next), isRestart: isRestart)
  }

  /// Deals the level again, with the next seed whose deal is not a repetition; a shared deal stays the same.
  func restart(unless isRepetition: (State) -> Bool) {
    if isShared { return restart() }
    var dealt: SavedGame<State>
    repeat { dealt = SavedGame(level: level, seed: seeds.next()) } while isRepetition(dealt.state)
    startGame(dealt, isRestart: true)
  }

  func restoreReplaced() -> Bool {
    guard let replaced else { return false }
    replaceGame(by: replaced)
    (self.replaced, dealtCounters) = (nil, replaced.dealtCounters)
    enter()
    save()
    return true
  }

  /// Starts a game; keeps this one for restoring if it is under way, or the one before it if nothing was done in this.
  func startGame(_ dealt: SavedGame<State>, isRestart: Bool = false) {
    stopClock()
    replaced = replaced ?? (isUnderWay ? game : nil)
    replaceGame(by: dealt)
    dealtCounters = dealt.dealtCounters
    let today = environment.today()
    if isDeal(of: today) { game.day = today }
    latestDeal = ReplacedGame(number: latestDeal.number + 1, isRestart: isRestart)
  }

  private func replaceGame(by game: SavedGame<State>) {
    self.game = game
    stopwatch = Stopwatch(elapsed: game.elapsed, isSuspended: stopwatch.isSuspended)
    isPaused = false
    lastResult = nil
  }

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

  /// Stops counting the time while the player cannot reach the board; saves, because the player may not return.
  package func suspendClock() {
    guard !stopwatch.isSuspended else { return }
    stopwatch.suspend(at: environment.time.now)
    if isClockRunning { save() }
  }

  package func resumeClock() {
    if stopwatch.isSuspended { stopwatch.resume(at: environment.time.now) }
  }

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
    if !isDemo { game.elapsed = elapsed }
  }

  /// Reads the clock once, so that no stored split is later than the stored time played.
  private func updateSplits() {
    game.elapsed = elapsed
    game.splits.reach(state.progress, at: game.elapsed)
  }

  private func save() {
    guard !isDemo else { return finished = nil }
    updateSplits()
    isUnsaved = isMakingMove
    guard !isMakingMove else { return }
    if let finished { unstoredResults.append(finished) }
    store(SavedSession(game: game, replaced: replaced, results: unstoredResults))
    if let finished { record(finished) }
    finished = nil
  }

  private func store(_ session: SavedSession<State>) {
    saved = session
    environment.store.save(session, in: .game(kind))
  }

  private var result: GameResult {
    GameResult(
      game: kind, level: level.rawValue, date: environment.date(), day: countedDay, elapsed: game.elapsed,
      counters: counters, score: state.score, seed: seed, splits: game.splits)
  }

  /// Stores the result after the game that was saved with it, so that a crash cannot lose the result.
  private func record(_ result: GameResult) {
    environment.statistics.finish(result)
    lastResult = environment.results.add(result) { [weak self] in self?.resultsAreStored() }
  }

  private func resultsAreStored() {
    unstoredResults = []
    guard var session = saved, !session.results.isEmpty else { return }
    session.results = []
    store(session)
  }
}
