public import DragAndDrop
public import Observation

/// The view model of Memory.
@MainActor @Observable
public final class MemoryGame {
  /// The course of the game.
  public let play: GameSession<MemoryState>
  /// The card in the air.
  public let dragState = DragState<MemoryState>()
  /// Whether the start page is shown: what to play is chosen there.
  public private(set) var isAtStart: Bool
  /// What the player has chosen there; nil as long as that is the kind of game that was dealt last.
  private var chosen: MemoryChoice?
  /// The photos that the player brought last, whether they are played with or not.
  public internal(set) var photos: [Photo]

  @ObservationIgnored let environment: GameEnvironment

  /// Resumes the stored game, or deals one if there is none to go on with and waits at the start page.
  ///
  /// - Parameter level: The level to deal if no game is stored.
  public init(level: MemoryLevel = .first, environment: GameEnvironment) {
    self.environment = environment
    let play = GameSession<MemoryState>(.memory, level: level, environment: environment)
    self.play = play
    isAtStart = play.state.moves.isEmpty
    let stored = environment.archive.load([Photo].self, from: .memoryPhotos)
    let valid = stored.flatMap { MemoryTheme.player($0).isValid ? $0 : nil }
    photos = valid ?? play.state.deal.theme.photos
  }

  /// What is said about the game now.
  public var text: MemoryText {
    MemoryText(state: state, tally: play.tally, elapsed: elapsed, tapTurnsBack: preferences.tapTurnsBack)
  }

  /// The time played, in milliseconds.
  public var time: Int {
    let (seconds, attoseconds) = elapsed.components
    return Int(clamping: seconds) * 1000 + Int(clamping: attoseconds / 1_000_000_000_000_000)
  }

  // MARK: Turns

  /// Turns a card over; while two unequal cards are seen, turns them back first if a tap may do that.
  ///
  /// A tap on one of the two does no more than this.
  public func turn(_ position: GridPosition) {
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

  /// How long two unequal cards are still to be seen; nil if there are none, or while the clock stands still.
  public var lookTimeLeft: Duration? {
    guard isClockRunning, let start = state.lookStart else { return nil }
    return max(.zero, .milliseconds(start) + Duration(clampingSeconds: preferences.lookTime) - elapsed)
  }

  /// Turns two unequal cards back once they were seen for long enough; earlier nothing changes.
  ///
  /// A view calls it after `lookTimeLeft`; a call that comes late, for two other cards, does no harm.
  public func lookTimePassed() {
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

  /// Shows the start page; a game under way waits there, and its clock stands still.
  public func goToStart() {
    cancelAll()
    if isOver { play.newGame() }
    play.leave()
    // The page covers the cards as well as a pause does.
    play.resume()
    isAtStart = true
  }

  /// Leaves the start page for the game that is under way.
  public func goOn() {
    hideStart()
    play.enter()
  }

  private func hideStart() { (isAtStart, chosen) = (false, nil) }

  /// What is chosen on the start page: at first the kind of game that was dealt last.
  public var choice: MemoryChoice {
    get { chosen ?? MemoryChoice(of: state.deal) }
    set { if newValue != choice { chosen = newValue } }
  }

  /// The theme that is chosen there.
  public var chosenTheme: MemoryTheme { choice.theme.map { .own($0) } ?? .player(photos) }

  /// Deals the kind of game that is chosen.
  public func begin() { begin(choice.level, theme: chosenTheme, playerCount: choice.playerCount) }

  /// Deals a game of the kind that was chosen, with fewer pairs if there are too few pictures for its level.
  public func begin(
    _ level: MemoryLevel, theme: MemoryTheme, playerCount: Int, seed: UInt64? = nil, isRestart: Bool = false
  ) {
    guard let greatest = theme.greatestLevel else { return }
    cancelAll()
    let dealt = greatest.pairCount < level.pairCount ? greatest : level
    let deal = { MemoryDeal(level: dealt, theme: theme, playerCount: playerCount, seed: $0) }
    // What waits at the start page untouched is that game already.
    let isDealt = isAtStart && seed == nil && state.moves.isEmpty && state.deal == deal(state.deal.seed)
    if !isDealt { play.newGame(seed: seed, isRestart: isRestart) { MemoryState(deal($0)) } }
    goOn()
    report([dealt == level ? .dealt : .dealtFewer(wanted: level.pairCount)])
  }
}

extension MemoryGame: GameModel {
  /// Whether the board is uncovered.
  public var isDragAllowed: Bool { !isPaused && !isAtStart }

  /// The clock runs from the first card that is touched.
  public func itemPickedUp(_ position: GridPosition, by input: DragInput) {
    play.startClock()
  }

  /// A card that was dropped on another one turns both, as far as they are face down.
  public func dragEnded(_ position: GridPosition, with outcome: MemoryState.Outcome) {
    guard case .stays(let other) = outcome else { return report([.returned(position)]) }
    play.makeMove {
      open(position)
      open(other)
    }
  }
}

// MARK: - What the player asks for

extension MemoryGame {
  /// Whether a turn can be taken back.
  public var canUndo: Bool { state.canUndo && isDragAllowed }
  /// Whether a turn that was taken back can be made again.
  public var canRedo: Bool { state.canRedo && isDragAllowed }
  /// The level after this one; nil if there is none, or too few pictures for it.
  public var nextLevel: LevelChoice? {
    guard let next = play.level.next, next.pairCount <= state.deal.theme.pairCount else { return nil }
    return LevelChoice(next)
  }

  /// Takes the last turn back.
  public func undo() {
    cancelAll()
    if canUndo { amend { state, time in state.undo(at: time) } }
  }

  /// Makes the turn again that was taken back last.
  public func redo() {
    cancelAll()
    if canRedo { amend { state, time in state.redo(at: time) } }
  }

  /// Deals the same kind of game with its cards in another order: in the same one they would be known.
  ///
  /// The cards of a deal that others have too stay in their order.
  public func restart() {
    if play.isShared { return put(play.restart) }
    let deal = state.deal
    begin(play.level, theme: deal.theme, playerCount: deal.playerCount, isRestart: true)
  }

  /// Deals a new game; see ``GameModel/deal(level:seed:)``.
  ///
  /// A given seed also decides about the theme and the number of players; without one they stay as they are.
  public func deal(level id: LevelChoice.ID?, seed: UInt64?) {
    let level = id.flatMap(MemoryLevel.init(rawValue:)) ?? play.level
    let (theme, count) = seed == nil ? (state.deal.theme, state.deal.playerCount) : (.own(.animals), 1)
    begin(level, theme: theme, playerCount: count, seed: seed)
  }

  /// Deals what others were dealt too.
  public func deal(_ deal: GameDeal) { put { play.newGame(deal) } }

  private func put(_ deal: () -> Void) {
    cancelAll()
    deal()
    goOn()
    report([.dealt])
  }

  /// Brings the game back that was under way before this one was dealt.
  public func restoreReplaced() {
    cancelAll()
    hideStart()
    if play.restoreReplaced() { report([.dealt]) }
  }

  /// The player comes to the game; at the start page its clock stands still.
  public func enter() {
    if !isAtStart { play.enter() }
  }

  /// The player leaves the game, for the launcher or for good; a game that waits at the start page is there again.
  public func leave() {
    cancelAll()
    play.leave()
    if isUnderWay { hideStart() }
  }
}
