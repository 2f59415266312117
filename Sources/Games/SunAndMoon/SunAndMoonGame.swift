import DragAndDrop
import Observation

@MainActor @Observable
package final class SunAndMoonGame {
  package let play: GameSession<SunAndMoonState>
  package let dragState = DragState<SunAndMoonState>()
  package private(set) var hintShown: SunAndMoonHint?
  /// The player at the computer, where hands are hidden; `nil` until a player confirms it.
  private var playerAtComputer: TablePlayer?

  package init(level: SunAndMoonLevel = .solitaire, environment: GameEnvironment) {
    play = GameSession(.sunAndMoon, level: level, environment: environment)
  }

  package var text: SunAndMoonText {
    SunAndMoonText(state: state, counters: play.counters, elapsed: elapsed, hiddenHands: hiddenHands)
  }

  package func interrupt() {
    cancelAll()
    hintShown = nil
    playerAtComputer = nil
  }

  private func commit(_ cardPlay: CardPlay, byPlayer: Bool) {
    var state = play.state
    let played = state.play(cardPlay)
    guard !played.isEmpty else { return }
    hintShown = nil
    report(played)
    play.recordMove(state, byPlayer: byPlayer)
  }
}

extension SunAndMoonGame: GameModel {
  package var shortStatus: String { elapsed > .zero || state.placedCount > 0 ? clockStatus : "" }

  package var nextLevel: LevelChoice? { state.countsAsResult ? play.level.next.map { LevelChoice($0) } : nil }

  package var onwardStep: NextStep {
    nextLevel.map { .next($0) }
      ?? (play.level.isSolitaire ? NextStep(tr("Next Deal"), .newGame) : .playAgain)
  }

  package var isDragAllowed: Bool { !isPaused && nextPlayerAtComputer == nil }

  /// The first card in reading order, preferably one that can be played; never one of the computer's.
  package var nextCard: SkyCard? {
    let players: [TablePlayer] = state.level.strength == nil ? TablePlayer.allCases : [.home]
    let left = players.flatMap { state.hand(of: $0).reversed() }
    return left.first { !state.places(for: $0).isEmpty } ?? left.first
  }

  package func itemPickedUp(_ card: SkyCard, by input: DragInput) { play.startClock() }

  package func dragEnded(_ card: SkyCard, with outcome: SunAndMoonState.Outcome) {
    if case .stays(.area(let area)) = outcome { commit(CardPlay(card, in: area), byPlayer: true) }
  }
}

extension SunAndMoonGame {
  /// Whether the computer is to move; a view delays its move so that the player can see the table.
  package var isComputerToPlay: Bool { state.isComputersTurn && !isPaused && !play.isLeft }

  /// Returns the plays of the computer among changes; unlike the player's own, their cards were not dragged.
  package func computersPlays(in changes: [SunAndMoonChange]) -> [CardPlay] {
    changes.compactMap { change in
      guard case .played(let play, _) = change, state.level.strength != nil else { return nil }
      return play.card.owner == .visitor && !state.isLeft(play.card) ? play : nil
    }
  }

  /// Plays for the computer: the same game with the same moves gets the same answer, and the player's drag continues.
  package func playForComputer() {
    guard isComputerToPlay, let strength = state.level.strength else { return }
    var generator = SeededGenerator(seed: play.seed &+ UInt64(clamping: state.placedCount))
    guard let answer = state.answer(of: strength, using: &generator) else { return }
    cancel(answer.card)
    commit(answer, byPlayer: false)
    if isOver { cancelAll() }
    revalidate()
  }
}

extension SunAndMoonGame {
  /// The player to whom the computer must be handed before the game continues; `nil` if it need not be.
  package var nextPlayerAtComputer: TablePlayer? {
    guard state.level.hidesHands, let turn = state.turn, playerAtComputer != turn else { return nil }
    return turn
  }

  package func takeOver() {
    guard let nextPlayerAtComputer else { return }
    playerAtComputer = nextPlayerAtComputer
    report([.tookOver(nextPlayerAtComputer)])
  }

  package var hiddenHands: Set<TablePlayer> {
    guard state.level.hidesHands, let turn = state.turn else { return [] }
    return playerAtComputer == turn ? [turn.opponent] : [.home, .visitor]
  }
}

extension SunAndMoonGame {
  package var canHint: Bool { isDragAllowed && !isComputerToPlay && state.hasHint(after: hintShown) }

  package func hint() {
    guard canHint, let hint = state.hint(after: hintShown) else { return }
    cancelAll()
    play.count(\.hints)
    hintShown = hint
    report([.hinted(hint)])
  }
}
