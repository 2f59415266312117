/// The state of a game, which the rules change, undo copies, and a saved game stores.
package protocol GameState: Codable, Equatable, Sendable {
  associatedtype Level: GameLevel
  associatedtype Change: GameChange

  /// Deals a game; the same level and seed give the same game on every machine.
  init(level: Level, seed: UInt64)

  /// Deals another game with everything that the player has chosen for this one besides the level.
  func redealt(_ level: Level, seed: UInt64) -> Self

  /// The number of variants that a level and a seed can be dealt in, such as different pictures.
  static var variantCount: Int { get }
  /// Returns whether a nonnegative number is that of a variant; those from `variantCount` on are optional.
  static func isVariant(_ variant: Int) -> Bool
  /// The variant of this game; `nil` with the player's own pictures, which others do not have.
  var variant: Int? { get }
  init(level: Level, seed: UInt64, variant: Int)

  var level: Level { get }
  var isOver: Bool { get }
  /// How the game ended; `nil` while it continues.
  var endKind: GameEndKind? { get }
  /// The part of the game that is done; zero of zero in a game without an end.
  var progress: Progress { get }
  /// Whether the player is to move or the game is over; undo and redo skip states in which a computer is to move.
  var isPlayersTurn: Bool { get }
  /// Whether the end of the game is final and stored as a result, instead of one that can be undone.
  var countsAsResult: Bool { get }
  var score: Int? { get }
  /// Whether the rules can lead to this state; a stored game with another one was tampered with.
  var isValid: Bool { get }
  /// The maximum number of undo steps, all of which are saved.
  var undoLimit: Int { get }
  /// Returns whether one move leads from an earlier state to this one, as between the states of a saved game.
  func isSuccessor(of earlier: Self) -> Bool
  /// The time played at the last action; the saved time played cannot be less.
  var lastMoveTime: Duration { get }
  /// The state without the parts that it shares with all states of its history, which are saved once.
  var withoutCommonParts: Self { get }
  /// Returns the state with the shared parts of another state of its history.
  func withCommonParts(of other: Self) -> Self
}

extension GameState {
  package func redealt(_ level: Level, seed: UInt64) -> Self { Self(level: level, seed: seed) }
  package static var variantCount: Int { 1 }
  package static func isVariant(_ variant: Int) -> Bool { variant < variantCount }
  package var variant: Int? { 0 }
  package init(level: Level, seed: UInt64, variant: Int) { self.init(level: level, seed: seed) }
  package var endKind: GameEndKind? { isOver ? .won : nil }
  package var isPlayersTurn: Bool { true }
  package var progress: Progress { Progress(0, of: 0) }
  package var countsAsResult: Bool { true }
  package var score: Int? { nil }
  package var undoLimit: Int { History<Self>.limit }
  package func isSuccessor(of earlier: Self) -> Bool { level == earlier.level }
  package var lastMoveTime: Duration { .zero }
  package var withoutCommonParts: Self { self }
  package func withCommonParts(of other: Self) -> Self { self }
}
