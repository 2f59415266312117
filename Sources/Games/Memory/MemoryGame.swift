import DragAndDrop
import Observation

@MainActor @Observable
package final class MemoryGame {
  package let play: GameSession<MemoryState>
  package let dragState = DragState<MemoryState>()
  /// Whether the start page with the rules is shown, which is only before a game of the first level.
  package internal(set) var isStartPageShown: Bool
  @ObservationIgnored var startPageReturns = false
  private var chosenOptions: MemoryOptions?
  /// The photos that the player added last, whether or not the current game uses them.
  package internal(set) var photos: [Photo]
  package internal(set) var decks: [CardDeck]
  package internal(set) var deckEditor: DeckEditor?
  /// The deck that was deleted last; its pictures and sounds are kept so that it can be restored.
  @ObservationIgnored var removedDeck: RemovedDeck?

  @ObservationIgnored let environment: GameEnvironment

  package init(level: MemoryLevel = .first, environment: GameEnvironment) {
    self.environment = environment
    let play = GameSession<MemoryState>(.memory, level: level, environment: environment)
    self.play = play
    isStartPageShown = play.state.moves.isEmpty && play.level == .first
    let stored = environment.store.load([Photo].self, from: .memoryPhotos)
    let valid = stored.flatMap { MemoryTheme.custom($0).isValid ? $0 : nil }
    photos = valid ?? (play.state.deal.theme.deck == nil ? play.state.deal.theme.photos : [])
    var ids: Set<Int> = []
    let decks = environment.store.load([CardDeck].self, from: .memoryDecks) ?? []
    self.decks = Array(decks.filter { ids.insert($0.id).inserted }.prefix(CardDeck.maximumCount))
  }

  package var text: MemoryText {
    MemoryText(state: state, counters: play.counters, elapsed: elapsed, tapTurnsBack: tapTurnsBack)
  }

  package var isRelaxed: Bool { preferences.relaxesMemory }

  private var tapTurnsBack: Bool { preferences.tapTurnsBack || isRelaxed }

  /// The time played, in milliseconds.
  package var time: Int { elapsed.milliseconds }

  /// Turns a card over, after turning two unmatched cards back if taps do that; one of these is not turned again.
  package func turn(_ position: GridPosition) {
    guard isDragAllowed else { return }
    guard state.isLocked else { return open(position) }
    guard tapTurnsBack else { return }
    let isOneOfThem = state.faceUp.contains(position)
    play.makeMove {
      turnBack()
      if !isOneOfThem { open(position) }
    }
  }

  func open(_ position: GridPosition, byPlayer: Bool = true) {
    // The preference may have changed during the game.
    var state = play.state.relaxed(isRelaxed)
    guard state.canTurn(position), byPlayer != state.isComputersTurn else { return }
    play.startClock()
    let changes = state.turn(position, at: time)
    report(changes)
    guard state.faceUp.count != 1 else { return update(state) }
    play.makeMove {
      play.recordMove(state, byPlayer: byPlayer)
      if byPlayer, case .missed(_, _, let lost) = changes.first, lost > 0 { play.count(\.mistakes) }
    }
    revalidate()
  }

  /// The time left to see two unmatched cards; `nil` without any, with a stopped clock, or if they stay until a tap.
  package var lookTimeLeft: Duration? {
    guard isClockRunning, !isRelaxed, let start = state.lookStart else { return nil }
    return max(.zero, .milliseconds(start) + Duration(clampingSeconds: preferences.lookTime) - elapsed)
  }

  /// Turns two unmatched cards back if their time is over; a late call, when other cards are face up, has no effect.
  package func lookTimePassed() {
    if lookTimeLeft == .zero { turnBack() }
  }

  func turnBack() { update { $0.turnBack(at: $1) } }

  private func update(_ change: (inout MemoryState, Int) -> [MemoryChange]) {
    var state = play.state
    report(change(&state, time))
    update(state)
  }

  private func update(_ state: MemoryState) {
    play.replaceState(by: state)
    revalidate()
  }

  package func begin() {
    leaveStartPage()
    report([.dealt])
  }

  private func leaveStartPage() {
    isStartPageShown = false
    chosenOptions = nil
    play.enter()
  }

  package var options: MemoryOptions {
    get { chosenOptions ?? MemoryOptions(of: state.deal) }
    set { if newValue != options { chosenOptions = newValue } }
  }

  package var selectedTheme: MemoryTheme {
    switch options.theme {
    case .builtIn(let theme): .builtIn(theme)
    case .photos: .custom(photos)
    // A game can be dealt again even if its deck was deleted.
    case .deck(let id): deck(id).map { .deck($0.playable) } ?? state.deal.theme
    }
  }

  /// Deals a game, with fewer pairs if there are too few pictures for the level.
  package func startGame(
    _ level: MemoryLevel, theme: MemoryTheme, playerCount: Int, computer: MemoryStrength? = nil, seed: UInt64? = nil,
    isRestart: Bool = false
  ) {
    guard let maximum = theme.maximumLevel else { return }
    cancelAll()
    let dealt = maximum.pairCount < level.pairCount ? maximum : level
    play.newGame(seed: seed, isRestart: isRestart) { [isRelaxed] in
      MemoryState(
        MemoryDeal(
          level: dealt, theme: theme, playerCount: playerCount, isRelaxed: isRelaxed, computer: computer, seed: $0))
    }
    leaveStartPage()
    report([dealt == level ? .dealt : .dealtFewer(wanted: level.pairCount)])
  }
}

extension MemoryGame: GameModel {
  package var isDragAllowed: Bool {
    !isPaused && !isStartPageShown && (!state.isComputersTurn || state.isLocked)
  }

  package func itemPickedUp(_ position: GridPosition, by input: DragInput) {
    play.startClock()
  }

  package func dragEnded(_ position: GridPosition, with outcome: MemoryState.Outcome) {
    guard case .stays(let other) = outcome else { return }
    play.makeMove {
      open(position)
      open(other)
    }
  }
}

extension MemoryGame {
  package var canUndoMove: Bool { state.canUndo && isDragAllowed }
  package var canRedo: Bool { state.canRedo && isDragAllowed }
  package var nextLevel: LevelChoice? {
    guard let next = play.level.next, next.pairCount <= state.deal.theme.pairCount else { return nil }
    return LevelChoice(next)
  }

  package func undoMove() {
    cancelAll()
    guard canUndoMove else { return }
    repeat { update { $0.undo(at: $1) } } while state.isComputersTurn && state.canUndo
  }

  package func redo() {
    cancelAll()
    guard canRedo else { return }
    repeat { update { $0.redo(at: $1) } } while state.isComputersTurn && state.canRedo
  }

  /// Deals the cards in another order, because the player knows the current one; a shared deal keeps its order.
  package func restart() {
    if play.isShared { return self.deal(play.restart) }
    let deal = state.deal
    startGame(
      play.level, theme: renewed(deal.theme), playerCount: deal.playerCount, computer: deal.computer, isRestart: true)
  }

  /// Deals a game with the current theme and players, or with a seed one with the default theme and one player.
  package func deal(level id: LevelChoice.ID?, seed: UInt64?) {
    let level = id.flatMap(MemoryLevel.init(rawValue:)) ?? play.level
    let (theme, count) = seed == nil ? (renewed(state.deal.theme), state.deal.playerCount) : (.builtIn(.animals), 1)
    startGame(
      level, theme: theme, playerCount: count, computer: seed == nil ? state.deal.computer : nil, seed: seed)
  }

  package func stateReplaced(_ earlier: MemoryState, by change: MemoryChange) {
    leaveStartPage()
    report([change])
  }

  package func enter() {
    if !isStartPageShown { play.enter() }
  }
}
