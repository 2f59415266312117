import DragAndDrop

/// The course of one game: the one owner of its saved game, its clock and the game that it replaced.
///
/// A game's view model knows the rules and tells the playthrough what they decided; views only read. The game is saved
/// after every move. The game that a deal replaced is kept with it until the player's first move. A crash brings it back,
/// and after an end in good order it can still be brought back.
@MainActor
public final class GameSession<State: GameState> {
  /// Which game this is.
  public let kind: GameKind
  /// Whether the player, or a window without the focus, stopped the clock and covered the board.
  @Observed public private(set) var isPaused = false
  /// What came of this game when it was finished; nil before.
  @Observed public private(set) var lastResult: RecordedResult?

  /// All of the game that is saved.
  @Observed private(set) var game: SavedGame<State>
  /// The game that can be brought back.
  @Observed private(set) var replaced: SavedGame<State>?
  /// What has happened, for views to animate and to say.
  @Observed var changes = EventLog<State.Change>()
  @Observed private var latestDeal = ReplacedGame(number: 0, isRestart: false)
  @Observed private var stopwatch: Stopwatch
  /// Whether the player has left the game: until it is entered again, nothing starts its clock.
  private var isLeft = false
  private var isMakingMove = false
  /// Whether a step of a move is yet to be saved with the others.
  private var isUnsaved = false
  /// What was saved last.
  private var saved: SavedSession<State>?
  /// What came of this game, until it is saved as finished.
  private var finished: GameResult?
  /// The results of games that are saved as finished, until they are stored themselves.
  private var unstoredResults: [GameResult] = []
  private var seeds: SeedSource
  let environment: GameEnvironment

  /// Resumes the stored game, or deals one if there is none to go on with.
  ///
  /// - Parameters:
  ///   - level: The level to deal if nothing is stored.
  ///   - following: What comes after a stored game that was finished, dealt with a seed; by default a new one of its kind.
  public init(
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

  // MARK: Reading

  /// What the player has set.
  public var preferences: Preferences { environment.preferences }
  /// The time played; it passes unobserved, so a view looks again each second while the clock is running.
  public var elapsed: Duration { stopwatch.elapsed(at: environment.time.now) }
  /// Whether the clock is running.
  public var isClockRunning: Bool { stopwatch.isRunning }
  /// Whether a move can be taken back: also the one that led to an end that counts for nothing.
  public var canUndo: Bool { game.history.canUndo(to: \.isPlayersTurn) && !(isOver && state.countsAsResult) }
  /// Whether a move that was taken back can be made again.
  public var canRedo: Bool { game.history.canRedo && !isOver }
  /// Whether the game that was under way before this one can be brought back: until this one's first move.
  public var canBringBack: Bool { replaced != nil }
  /// How this game came in the place of the one that can be brought back; nil if there is none.
  public var replacement: ReplacedGame? { replaced == nil ? nil : latestDeal }

  // MARK: Moves

  /// Does what is one move to the player in several steps, which are saved together: whenever the program ends, all of
  /// them were made or none.
  func makeMove(_ steps: () -> Void) {
    guard !isMakingMove else { return steps() }
    isMakingMove = true
    steps()
    isMakingMove = false
    if isUnsaved { save() }
  }

  /// Lets the clock run from the player's first touch, in a game that has one; later touches change nothing.
  func startClock() {
    guard kind.hasEnd, !isOver, !isPaused, !isLeft else { return }
    stopwatch.start(at: environment.time.now)
  }

  /// Takes the state that a move led to: one of the player's, or of a computer's, which is not counted.
  func commit(_ state: State, byPlayer: Bool = true) {
    if byPlayer {
      startClock()
      replaced = nil
      game.tally.moves += 1
    }
    game.history.record(state, limit: state.undoLimit)
    if state.isOver { stopClock() }
    // Until the player has done something, there is nothing to keep.
    guard game.tally != Counters() else { return }
    if state.isOver, state.countsAsResult {
      keepPace()
      finished = result
    }
    save()
  }

  /// Takes a state that no whole move led to: a part of one led there, or time, or the game's own undo.
  func amend(_ state: State) {
    game.history.replacePresent(by: state)
    save()
  }

  /// Puts what was found out about the game into all of its states; if it is over by that, it was finished.
  func revise(_ change: (State) -> State) {
    let wasOver = isOver
    game.history.revise(change, isEnd: \.isOver)
    // What was not saved yet is found out again.
    guard game.tally != Counters() else { return }
    if isOver, !wasOver {
      stopClock()
      keepPace()
      if state.countsAsResult { finished = result }
    }
    save()
  }

  /// Counts a hint, or a move that was wrong and changed nothing.
  func note(_ count: WritableKeyPath<Counters, Int>) {
    startClock()
    replaced = nil
    game.tally[keyPath: count] += 1
    save()
  }

  /// Takes the last move back; false if that cannot be done.
  func undo() -> Bool {
    guard canUndo else { return false }
    let wasOver = isOver
    game.history.undo(to: \.isPlayersTurn)
    if wasOver { startClock() }
    save()
    return true
  }

  /// Makes the move again that was taken back last; false if that cannot be done.
  func redo() -> Bool {
    guard canRedo else { return false }
    game.history.redo(to: \.isPlayersTurn)
    if isOver { stopClock() }
    save()
    return true
  }

  // MARK: Deals

  /// Deals a game of the same kind, and of the same level if none is given.
  ///
  /// A given seed decides about all of the game but its level, and about all deals that follow.
  func newGame(level: State.Level? = nil, seed: UInt64? = nil) {
    let level = level ?? self.level
    newGame(seed: seed) { seed == nil ? state.again(level, seed: $0) : State(level: level, seed: $0) }
  }

  /// Deals a game in a way of its own, with the next seed if none is given.
  func newGame(seed: UInt64? = nil, isRestart: Bool = false, deal: (UInt64) -> State) {
    if let seed { seeds = SeedSource(first: seed) }
    let next = seeds.next()
    begin(SavedGame(deal(next), seed: next), isRestart: isRestart)
  }

  /// Deals the level again, trying one seed after the other until a deal is no repetition.
  ///
  /// A deal follows from its seed, so another seed is looked for. What others are dealt too stays the same.
  func restart(unless isRepetition: (State) -> Bool) {
    if isShared { return restart() }
    var dealt: SavedGame<State>
    repeat { dealt = SavedGame(level: level, seed: seeds.next()) } while isRepetition(dealt.state)
    begin(dealt, isRestart: true)
  }

  /// Puts the replaced game back in the place of the one that was dealt after it; false if there is none.
  func restoreReplaced() -> Bool {
    guard let replaced else { return false }
    put(replaced)
    self.replaced = nil
    enter()
    save()
    return true
  }

  /// Puts a game that was dealt in the place of this one, which can be brought back if it is under way.
  ///
  /// A deal in which the player has done nothing is no such game: the one before it stays the one to bring back.
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

  // MARK: Presence

  /// Stops the clock and covers the board.
  func pause() {
    guard isClockRunning else { return }
    isPaused = true
    stopClock()
    save()
  }

  /// Uncovers the board and lets the clock run on.
  func resume() {
    guard isPaused else { return }
    isPaused = false
    startClock()
  }

  /// The player comes to the game: its clock runs on if it ran before.
  func enter() {
    isLeft = false
    if game.elapsed > .zero { startClock() }
  }

  /// The player leaves the game: its clock stops, and it is saved.
  func leave() {
    isLeft = true
    stopClock()
    save()
  }

  private func stopClock() {
    stopwatch.stop(at: environment.time.now)
    game.elapsed = elapsed
  }

  /// One look at the clock: what is stored must not have been done later than the time played.
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

  /// Stores the result after the game, which is saved with it: whenever the program ends, it is in one of the two files.
  private func record(_ result: GameResult) {
    lastResult = environment.results.add(result) { [weak self] in self?.resultsAreStored() }
  }

  /// What was saved is saved again without the results.
  private func resultsAreStored() {
    unstoredResults = []
    guard var course = saved, !course.results.isEmpty else { return }
    course.results = []
    store(course)
  }
}
