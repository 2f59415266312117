import DragAndDrop
import Observation

@MainActor @Observable
package final class ColorMatchGame {
  package let play: GameSession<ColorMatchState>
  package let dragState = DragState<ColorMatchState>()
  @ObservationIgnored private let words: WordLanguage

  package init(level: ColorMatchLevel = .three, environment: GameEnvironment) {
    words = WordLanguage(environment)
    play = GameSession(.colorMatch, level: level, environment: environment)
  }

  package var text: ColorMatchText {
    ColorMatchText(state: state, counters: play.counters, elapsed: elapsed, language: words.catalog)
  }
}

extension ColorMatchGame {
  package var showsShape: Bool { !state.level.isTricky || preferences.showsTrickyShapes }
}

extension ColorMatchGame: GameModel {
  package func itemPickedUp(_ color: MatchColor, by input: DragInput) { play.startClock() }

  package func dragEnded(_ color: MatchColor, with outcome: ColorMatchState.Outcome) {
    var state = play.state
    switch outcome {
    case .stays:
      report(state.answer(color))
      play.recordMove(state)
    case .returns(.refused(.wrongColor)):
      report(state.answer(color))
      play.count(\.mistakes)
    case .returns: break
    }
  }

  /// Deals the level again; begins with another word, unless the deal is shared.
  package func restart() { deal { play.restart(unless: state.isRepeated) } }
}
