public import DragAndDrop
public import Observation

/// The view model of Color Match.
@MainActor @Observable
public final class ColorMatchGame {
  /// The course of the game.
  public let play: Playthrough<ColorMatchState>
  /// The squares in the air.
  public let liveDrag = LiveDrag<ColorMatchState>()
  /// What has happened, for views to animate and to say.
  public private(set) var changes = ChangeFeed<ColorMatchChange>()
  @ObservationIgnored private let words: ChosenLanguage

  /// Resumes the stored round, or deals one if there is none to go on with.
  ///
  /// - Parameter level: The level to deal if no round is stored.
  public init(level: ColorMatchLevel = .three, environment: GameEnvironment) {
    words = ChosenLanguage(environment)
    play = Playthrough(.colorMatch, level: level, environment: environment)
  }

  /// The round as it stands.
  public var state: ColorMatchState { play.state }
  /// What is said about the round now.
  public var text: ColorMatchText {
    ColorMatchText(state: state, tally: play.tally, elapsed: elapsed, language: words.catalog)
  }
}

extension ColorMatchGame: DragModel {
  /// The rules as they stand now.
  public var rules: ColorMatchState { state }
  /// Whether the board is uncovered.
  public var isDragAllowed: Bool { !isPaused }

  /// The clock runs from the first square that is picked up.
  public func itemPickedUp(_ color: GameColor, by input: DragInput) {
    play.startClock()
    if !input.isHeld { changes.append([.pickedUp(color)]) }
  }

  /// A square that was dropped on the target is an answer, right or wrong.
  public func carryEnded(_ color: GameColor, with outcome: ColorMatchState.Outcome) {
    var state = play.state
    switch outcome {
    case .stays:
      changes.append(state.answer(color))
      play.commit(state)
    case .returns(let reason):
      if case .refused(.wrongColor) = reason {
        changes.append(state.answer(color))
        play.noteMistake()
      }
      changes.append([.returned(color, reason)])
    }
  }
}

extension ColorMatchGame: GameModel {
  /// Where the round stands, in a sentence.
  public var statusText: String { text.status }

  /// Takes the last move back.
  public func undo() {
    cancelAll()
    if play.undo() { changes.append([.undone]) }
  }

  /// Makes the move again that was taken back last.
  public func redo() {
    cancelAll()
    if play.redo() { changes.append([.redone]) }
  }

  /// Deals the level again, beginning with another word.
  public func restart() {
    cancelAll()
    play.restart(unless: state.isRepeated)
    changes.append([.dealt])
  }

  /// Deals a new round; see ``GameModel/deal(level:seed:)``.
  public func deal(level: LevelChoice.ID?, seed: UInt64?) {
    cancelAll()
    play.newGame(level: level.flatMap(ColorMatchLevel.init(rawValue:)), seed: seed)
    changes.append([.dealt])
  }

  /// Brings the round back that was under way before this one was dealt.
  public func bringBack() {
    cancelAll()
    if play.bringBack() { changes.append([.dealt]) }
  }
}
