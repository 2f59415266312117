public import DragAndDrop
public import Observation

/// The view model of Sun and Moon.
@MainActor @Observable
public final class SunAndMoonGame {
  /// The course of the game.
  public let play: GameSession<SunAndMoonState>
  /// The card in the air.
  public let dragState = DragState<SunAndMoonState>()
  /// The hint on the table now; it stays until the table changes.
  public private(set) var hintShown: SunAndMoonHint?
  /// Who has the computer in hand, where hands are hidden; nil until somebody says so.
  private var holder: TablePlayer?

  /// Resumes the stored game, or deals one if there is none to go on with.
  ///
  /// - Parameter level: The level to deal if no game is stored.
  public init(level: SunAndMoonLevel = .solitaire, environment: GameEnvironment) {
    play = GameSession(.sunAndMoon, level: level, environment: environment)
  }

  /// What is said about the game now.
  public var text: SunAndMoonText {
    SunAndMoonText(state: state, tally: play.tally, elapsed: elapsed, hiddenHands: hiddenHands)
  }

  /// Brings the card home and ends the hint, before anything but a move changes the table.
  public func interrupt() {
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
  /// The time in solitaire, otherwise the points of both; empty before the first card.
  public var shortStatus: String { elapsed > .zero || state.placedCount > 0 ? clockStatus : "" }

  /// The next stronger computer, after a win.
  public var nextLevel: LevelChoice? { state.countsAsResult ? play.level.next.map { LevelChoice($0) } : nil }

  /// Whether the table is uncovered.
  public var isDragAllowed: Bool { !isPaused && nextHolder == nil }

  /// The clock runs from the first card that is picked up.
  public func itemPickedUp(_ card: SkyCard, by input: DragInput) {
    play.startClock()
    if !input.isHeld { report([.pickedUp(card)]) }
  }

  /// A card that was dropped on an area that takes it is played.
  public func dragEnded(_ card: SkyCard, with outcome: SunAndMoonState.Outcome) {
    switch outcome {
    case .stays(.area(let area)): commit(CardPlay(card, in: area), byPlayer: true)
    case .stays(.hand): break
    case .returns(let reason): report([.returned(card, reason)])
    }
  }
}

// MARK: The computer's moves

extension SunAndMoonGame {
  /// Whether the computer is to play now: a view asks for its move after a moment in which the table can be seen.
  public var isComputerToPlay: Bool { state.isComputersTurn && !isPaused }

  /// Makes the computer's move; nothing happens if it is not to play.
  ///
  /// The same game with the same moves gets the same answer. What the player carries stays in the air.
  public func playForComputer() {
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
  /// To whom the computer has to be handed before the game goes on; nil if nobody has to be waited for.
  public var nextHolder: TablePlayer? {
    guard state.level.hidesHands, let turn = state.turn, holder != turn else { return nil }
    return turn
  }

  /// The player on turn has the computer and may see the own hand.
  public func takeOver() {
    guard let nextHolder else { return }
    holder = nextHolder
    report([.tookOver(nextHolder)])
  }

  /// The hands that must not be seen by who looks at the screen now.
  public var hiddenHands: Set<TablePlayer> {
    guard state.level.hidesHands, let turn = state.turn else { return [] }
    return holder == turn ? [turn.opponent] : [.home, .visitor]
  }
}

// MARK: Hints

extension SunAndMoonGame {
  /// Whether a hint can be given now.
  public var canHint: Bool { isDragAllowed && !isOver && !isComputerToPlay && state.hint(after: hintShown) != nil }

  /// Gives the next hint and counts it.
  public func hint() {
    guard canHint, let hint = state.hint(after: hintShown) else { return }
    cancelAll()
    play.note(\.hints)
    hintShown = hint
    report([.hinted(hint)])
  }
}
