import DragAndDrop
import Geometry
import Observation

/// The view model of Sun and Moon.
@MainActor @Observable
package final class SunAndMoonGame {
  /// The game session.
  package let play: GameSession<SunAndMoonState>
  /// The state of the drag.
  package let dragState = DragState<SunAndMoonState>()
  /// The hint on the table, which stays until the table changes.
  package private(set) var hintShown: SunAndMoonHint?
  /// The player at the computer, where hands are hidden; nil until a player confirms it.
  private var holder: TablePlayer?

  /// Resumes the stored game, or deals one of `level` if none is stored.
  package init(level: SunAndMoonLevel = .solitaire, environment: GameEnvironment) {
    play = GameSession(.sunAndMoon, level: level, environment: environment)
  }

  /// The texts about the current state.
  package var text: SunAndMoonText {
    SunAndMoonText(state: state, tally: play.tally, elapsed: elapsed, hiddenHands: hiddenHands)
  }

  /// Cancels the drag, ends the hint, and hides the hands, before the table changes in any way but a move.
  package func interrupt() {
    cancelAll()
    hintShown = nil
    holder = nil
  }

  private func commit(_ cardPlay: CardPlay, byPlayer: Bool) {
    var state = play.state
    let played = state.play(cardPlay)
    guard !played.isEmpty else { return }
    hintShown = nil
    report(played)
    play.commit(state, byPlayer: byPlayer)
  }
}

extension SunAndMoonGame: GameModel {
  /// The time in solitaire, otherwise the points of both players; empty before the first card.
  package var shortStatus: String { elapsed > .zero || state.placedCount > 0 ? clockStatus : "" }

  /// The level with the next stronger computer, after a win.
  package var nextLevel: LevelChoice? { state.countsAsResult ? play.level.next.map { LevelChoice($0) } : nil }

  /// Whether cards can be dragged: not while the game is paused or the computer is to be handed over.
  package var isDragAllowed: Bool { !isPaused && nextHolder == nil }

  /// Starts the clock, and reports a pick-up by an input that is not held down.
  package func itemPickedUp(_ card: SkyCard, by input: DragInput) {
    play.startClock()
    if !input.isHeld { report([.pickedUp(card)]) }
  }

  /// Plays a card that was dropped on an area that accepts it, or reports that it returned.
  package func dragEnded(_ card: SkyCard, with outcome: SunAndMoonState.Outcome) {
    switch outcome {
    case .stays(.area(let area)): commit(CardPlay(card, in: area), byPlayer: true)
    case .stays(.hand): break
    case .returns(let reason): report([.returned(card, reason)])
    }
  }
}

// MARK: The computer's moves

extension SunAndMoonGame {
  /// Whether the computer is to move; a view delays its move so that the player can see the table.
  package var isComputerToPlay: Bool { state.isComputersTurn && !isPaused }

  /// Plays for the computer, if it is to move.
  ///
  /// The same game with the same moves gets the same answer. The player's drag continues.
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

// MARK: Hidden hands

extension SunAndMoonGame {
  /// The player to whom the computer must be handed before the game continues; nil if it need not be.
  package var nextHolder: TablePlayer? {
    guard state.level.hidesHands, let turn = state.turn, holder != turn else { return nil }
    return turn
  }

  /// Confirms that the player to move is at the computer, and shows this player's hand.
  package func takeOver() {
    guard let nextHolder else { return }
    holder = nextHolder
    report([.tookOver(nextHolder)])
  }

  /// The hands that the person at the computer must not see.
  package var hiddenHands: Set<TablePlayer> {
    guard state.level.hidesHands, let turn = state.turn else { return [] }
    return holder == turn ? [turn.opponent] : [.home, .visitor]
  }
}

// MARK: Hints

extension SunAndMoonGame {
  /// Whether a hint can be given now.
  package var canHint: Bool { isDragAllowed && !isOver && !isComputerToPlay && state.hint(after: hintShown) != nil }

  /// Gives the next hint and counts it.
  package func hint() {
    guard canHint, let hint = state.hint(after: hintShown) else { return }
    cancelAll()
    play.note(\.hints)
    hintShown = hint
    report([.hinted(hint)])
  }
}
