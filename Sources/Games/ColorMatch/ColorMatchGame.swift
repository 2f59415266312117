import DragAndDrop
import Observation

/// The view model of Color Match.
@MainActor @Observable
package final class ColorMatchGame {
  /// The session of the game.
  package let play: GameSession<ColorMatchState>
  /// The state of the active drags.
  package let dragState = DragState<ColorMatchState>()
  @ObservationIgnored private let words: ChosenLanguage

  /// Creates a game that resumes the stored round, or deals a new one with `level`.
  package init(level: ColorMatchLevel = .three, environment: GameEnvironment) {
    words = ChosenLanguage(environment)
    play = GameSession(.colorMatch, level: level, environment: environment)
  }

  /// The text about the current round.
  package var text: ColorMatchText {
    ColorMatchText(state: state, tally: play.tally, elapsed: elapsed, language: words.catalog)
  }
}

extension ColorMatchGame: GameModel {
  /// Starts the clock at the first pick-up, and reports a pick-up by an input that does not hold the square.
  package func itemPickedUp(_ color: MatchColor, by input: DragInput) {
    play.startClock()
    if !input.isHeld { report([.pickedUp(color)]) }
  }

  /// Handles the end of a drag; a drop on the target is an answer, right or wrong.
  package func dragEnded(_ color: MatchColor, with outcome: ColorMatchState.Outcome) {
    var state = play.state
    switch outcome {
    case .stays:
      report(state.answer(color))
      play.commit(state)
    case .returns(let reason):
      if case .refused(.wrongColor) = reason {
        report(state.answer(color))
        play.note(\.mistakes)
      }
      report([.returned(color, reason)])
    }
  }

  /// Deals the level again, beginning with another word unless the deal is shared.
  package func restart() { deal { play.restart(unless: state.isRepeated) } }
}
