public import DragAndDrop
public import Observation

/// The view model of Color Match.
@MainActor @Observable
public final class ColorMatchGame {
  /// The course of the game.
  public let play: GameSession<ColorMatchState>
  /// The squares in the air.
  public let dragState = DragState<ColorMatchState>()
  @ObservationIgnored private let words: ChosenLanguage

  /// Resumes the stored round, or deals one if there is none to go on with.
  ///
  /// - Parameter level: The level to deal if no round is stored.
  public init(level: ColorMatchLevel = .three, environment: GameEnvironment) {
    words = ChosenLanguage(environment)
    play = GameSession(.colorMatch, level: level, environment: environment)
  }

  /// What is said about the round now.
  public var text: ColorMatchText {
    ColorMatchText(state: state, tally: play.tally, elapsed: elapsed, language: words.catalog)
  }
}

extension ColorMatchGame: GameModel {
  /// The clock runs from the first square that is picked up.
  public func itemPickedUp(_ color: MatchColor, by input: DragInput) {
    play.startClock()
    if !input.isHeld { report([.pickedUp(color)]) }
  }

  /// A square that was dropped on the target is an answer, right or wrong.
  public func dragEnded(_ color: MatchColor, with outcome: ColorMatchState.Outcome) {
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

  /// Deals the level again, beginning with another word; what others are dealt too begins with its own.
  public func restart() { deal { play.restart(unless: state.isRepeated) } }
}
