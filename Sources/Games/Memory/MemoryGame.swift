import DragAndDrop
import Geometry
import Observation

/// The view model of Memory.
@MainActor @Observable
package final class MemoryGame {
  /// The session of the game.
  package let play: GameSession<MemoryState>
  /// The state of the active drag.
  package let dragState = DragState<MemoryState>()
  /// Whether the start page is shown, on which the player chooses the kind of game.
  package private(set) var isAtStart: Bool
  /// The choice of the player, or `nil` while it is the kind of game that was dealt last.
  private var chosen: MemoryChoice?
  /// The photos that the player added last, whether or not the current game uses them.
  package internal(set) var photos: [Photo]

  @ObservationIgnored let environment: GameEnvironment

  /// Creates a game that resumes the stored one, or deals a new one with `level` and shows the start page.
  package init(level: MemoryLevel = .first, environment: GameEnvironment) {
    self.environment = environment
    let play = GameSession<MemoryState>(.memory, level: level, environment: environment)
    self.play = play
    isAtStart = play.state.moves.isEmpty
    let stored = environment.archive.load([Photo].self, from: .memoryPhotos)
    let valid = stored.flatMap { MemoryTheme.player($0).isValid ? $0 : nil }
    photos = valid ?? play.state.deal.theme.photos
  }

  /// The text about the current game.
  package var text: MemoryText {
    MemoryText(state: state, tally: play.tally, elapsed: elapsed, tapTurnsBack: preferences.tapTurnsBack)
  }

  /// The time played, in milliseconds.
  package var time: Int {
    let (seconds, attoseconds) = elapsed.components
    return Int(clamping: seconds) * 1000 + Int(clamping: attoseconds / 1_000_000_000_000_000)
  }

  // MARK: Turns

  /// Turns a card over.
  ///
  /// While two unmatched cards are face up, turns them back first if the preferences allow that. A tap on one of
  /// the two only turns them back.
  package func turn(_ position: GridPosition) {
    guard isDragAllowed else { return }
    guard state.isLocked else { return open(position) }
    guard preferences.tapTurnsBack else { return }
    let isOneOfThem = state.faceUp.contains(position)
    play.makeMove {
      turnBack()
      if !isOneOfThem { open(position) }
    }
  }

  private func open(_ position: GridPosition) {
    var state = play.state
    guard state.canTurn(position) else { return }
    play.startClock()
    let changes = state.turn(position, at: time)
    report(changes)
    guard state.faceUp.count != 1 else { return amend(state) }
    play.makeMove {
      play.commit(state)
      if case .missed(_, _, let lost) = changes.first, lost > 0 { play.note(\.mistakes) }
    }
    revalidate()
  }

  /// The time for which two unmatched cards stay face up, or `nil` without such cards or with a stopped clock.
  package var lookTimeLeft: Duration? {
    guard isClockRunning, let start = state.lookStart else { return nil }
    return max(.zero, .milliseconds(start) + Duration(clampingSeconds: preferences.lookTime) - elapsed)
  }

  /// Turns two unmatched cards back if their time is over.
  ///
  /// Call it after ``lookTimeLeft``. A call that comes too late, when other cards are face up, has no effect.
  package func lookTimePassed() {
    if lookTimeLeft == .zero { turnBack() }
  }

  private func turnBack() { amend { state, time in state.turnBack(at: time) } }

  private func amend(_ change: (inout MemoryState, Int) -> [MemoryChange]) {
    var state = play.state
    report(change(&state, time))
    amend(state)
  }

  private func amend(_ state: MemoryState) {
    play.amend(state)
    revalidate()
  }

  // MARK: Start page

  /// Shows the start page; a game in progress waits with its clock stopped.
  package func goToStart() {
    cancelAll()
    if isOver { play.newGame() }
    play.leave()
    // The start page hides the cards as well as a pause does.
    play.resume()
    isAtStart = true
  }

  /// Leaves the start page and continues the game.
  package func goOn() {
    hideStart()
    play.enter()
  }

  private func hideStart() { (isAtStart, chosen) = (false, nil) }

  /// The choice on the start page, at first the kind of game that was dealt last.
  package var choice: MemoryChoice {
    get { chosen ?? MemoryChoice(of: state.deal) }
    set { if newValue != choice { chosen = newValue } }
  }

  /// The chosen theme.
  package var chosenTheme: MemoryTheme { choice.theme.map { .own($0) } ?? .player(photos) }

  /// Deals a game of the chosen kind.
  package func begin() { begin(choice.level, theme: chosenTheme, playerCount: choice.playerCount) }

  /// Deals a game, with fewer pairs if there are too few pictures for the level.
  package func begin(
    _ level: MemoryLevel, theme: MemoryTheme, playerCount: Int, seed: UInt64? = nil, isRestart: Bool = false
  ) {
    guard let greatest = theme.greatestLevel else { return }
    cancelAll()
    let dealt = greatest.pairCount < level.pairCount ? greatest : level
    let deal = { MemoryDeal(level: dealt, theme: theme, playerCount: playerCount, seed: $0) }
    // The untouched game behind the start page may already be of the requested kind.
    let isDealt = isAtStart && seed == nil && state.moves.isEmpty && state.deal == deal(state.deal.seed)
    if !isDealt { play.newGame(seed: seed, isRestart: isRestart) { MemoryState(deal($0)) } }
    goOn()
    report([dealt == level ? .dealt : .dealtFewer(wanted: level.pairCount)])
  }
}

extension MemoryGame: GameModel {
  /// Whether the board is visible, so that cards can be dragged.
  package var isDragAllowed: Bool { !isPaused && !isAtStart }

  /// Starts the clock when the first card is touched.
  package func itemPickedUp(_ position: GridPosition, by input: DragInput) {
    play.startClock()
  }

  /// Handles the end of a drag; a drop on another card turns both that are still face down.
  package func dragEnded(_ position: GridPosition, with outcome: MemoryState.Outcome) {
    guard case .stays(let other) = outcome else { return report([.returned(position)]) }
    play.makeMove {
      open(position)
      open(other)
    }
  }
}

// MARK: - What the player asks for

extension MemoryGame {
  /// Whether a turn can be undone.
  package var canUndo: Bool { state.canUndo && isDragAllowed }
  /// Whether an undone turn can be made again.
  package var canRedo: Bool { state.canRedo && isDragAllowed }
  /// The next level, or `nil` after the last one or if the theme has too few pictures.
  package var nextLevel: LevelChoice? {
    guard let next = play.level.next, next.pairCount <= state.deal.theme.pairCount else { return nil }
    return LevelChoice(next)
  }

  /// Undoes the last turn.
  package func undo() {
    cancelAll()
    if canUndo { amend { state, time in state.undo(at: time) } }
  }

  /// Makes the turn again that was undone last.
  package func redo() {
    cancelAll()
    if canRedo { amend { state, time in state.redo(at: time) } }
  }

  /// Deals the same kind of game with the cards in another order, because the player knows the current one.
  ///
  /// The cards of a shared deal keep their order.
  package func restart() {
    if play.isShared { return put(play.restart) }
    let deal = state.deal
    begin(play.level, theme: deal.theme, playerCount: deal.playerCount, isRestart: true)
  }

  /// Deals a new game; see ``GameModel/deal(level:seed:)``.
  ///
  /// With a seed, the game has the default theme and one player. Without one, both stay as they are.
  package func deal(level id: LevelChoice.ID?, seed: UInt64?) {
    let level = id.flatMap(MemoryLevel.init(rawValue:)) ?? play.level
    let (theme, count) = seed == nil ? (state.deal.theme, state.deal.playerCount) : (.own(.animals), 1)
    begin(level, theme: theme, playerCount: count, seed: seed)
  }

  /// Starts a shared deal.
  package func deal(_ deal: GameDeal) { put { play.newGame(deal) } }

  private func put(_ deal: () -> Void) {
    cancelAll()
    deal()
    goOn()
    report([.dealt])
  }

  /// Restores the game that this one replaced.
  package func restoreReplaced() {
    cancelAll()
    hideStart()
    if play.restoreReplaced() { report([.dealt]) }
  }

  /// Enters the game; on the start page its clock stays stopped.
  package func enter() {
    if !isAtStart { play.enter() }
  }

  /// Leaves the game for the launcher, or because the application quits.
  ///
  /// On return, a game in progress is shown instead of the start page.
  package func leave() {
    cancelAll()
    play.leave()
    if isUnderWay { hideStart() }
  }
}
