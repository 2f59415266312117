/// The state of a game, which the rules change, undo copies, and a saved game stores.
package protocol GameState: Codable, Equatable, Sendable {
  /// The levels of the game.
  associatedtype Level: GameLevel
  /// The changes that moves report.
  associatedtype Change: GameChange

  /// Deals a game; the same level and seed give the same game on every machine.
  init(level: Level, seed: UInt64)

  /// Deals another game with everything that the player has chosen for this one besides the level.
  func again(_ level: Level, seed: UInt64) -> Self

  /// The number of variants that a level and a seed can be dealt in, such as different pictures.
  static var variantCount: Int { get }
  /// The variant of this game; nil with the player's own pictures, which others do not have.
  var variant: Int? { get }
  /// Deals a variant; the same arguments give the same game on every machine.
  init(level: Level, seed: UInt64, variant: Int)

  /// The level of the game.
  var level: Level { get }
  /// Whether the game is over.
  var isOver: Bool { get }
  /// How much of the game is done; zero of zero in a game without an end.
  var progress: Progress { get }
  /// Whether the player is to move or the game is over; undo and redo skip states in which a computer is to move.
  var isPlayersTurn: Bool { get }
  /// Whether the end of the game is final and stored as a result, instead of one that can be undone.
  var countsAsResult: Bool { get }
  /// The score; nil in a game without one.
  var score: Int? { get }
  /// Whether the rules can lead to this state; a stored game with any other was tampered with.
  var isValid: Bool { get }
  /// The maximum number of undo steps, all of which are saved.
  var undoLimit: Int { get }
  /// Whether moves can lead from one state to the other.
  func isSameDeal(as other: Self) -> Bool
  /// Whether one move leads here from an earlier state, as from each state of a saved game to the next.
  func follows(_ earlier: Self) -> Bool
  /// The time played at the last action; the saved time played cannot be less.
  var lastMoveTime: Duration { get }
  /// The state without the parts that it shares with all states of its history, which are saved once.
  var withoutCommonParts: Self { get }
  /// Returns the state with the shared parts of another state of its history.
  func withCommonParts(of other: Self) -> Self
}

extension GameState {
  /// Deals a game; there is nothing but the level to choose.
  package func again(_ level: Level, seed: UInt64) -> Self { Self(level: level, seed: seed) }
  /// One variant.
  package static var variantCount: Int { 1 }
  /// The only variant.
  package var variant: Int? { 0 }
  /// Deals the only variant.
  package init(level: Level, seed: UInt64, variant: Int) { self.init(level: level, seed: seed) }
  /// Always true.
  package var isPlayersTurn: Bool { true }
  /// Zero of zero.
  package var progress: Progress { Progress(0, of: 0) }
  /// Always true: every end is a win.
  package var countsAsResult: Bool { true }
  /// No score.
  package var score: Int? { nil }
  /// The limit of the history.
  package var undoLimit: Int { History<Self>.limit }
  /// Whether the levels are the same.
  package func isSameDeal(as other: Self) -> Bool { level == other.level }
  /// Whether the deals are the same; a move can lead to any state.
  package func follows(_ earlier: Self) -> Bool { isSameDeal(as: earlier) }
  /// Zero: the time is not known.
  package var lastMoveTime: Duration { .zero }
  /// The whole state: no parts are shared.
  package var withoutCommonParts: Self { self }
  /// Returns the state itself.
  package func withCommonParts(of other: Self) -> Self { self }
}
