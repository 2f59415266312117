/// A game as it stands: a value that its rules change, that undo keeps copies of and that a saved game stores.
public protocol GameState: Codable, Equatable, Sendable {
  /// The ways in which the game can be dealt.
  associatedtype Level: GameLevel
  /// What its moves change.
  associatedtype Change: GameChange

  /// Deals a game; the same level and seed deal the same game on every machine.
  init(level: Level, seed: UInt64)

  /// Deals another game of this kind, with all that the player has chosen for this one besides its level.
  func again(_ level: Level, seed: UInt64) -> Self

  /// In how many variants a level and a seed can be dealt: with different pictures, for example.
  static var variantCount: Int { get }
  /// Which of them this is; nil with the player's own pictures, which nobody else has.
  var variant: Int? { get }
  /// Deals a variant; on every machine the same.
  init(level: Level, seed: UInt64, variant: Int)

  /// How the game was dealt.
  var level: Level { get }
  /// Whether nothing is left to do.
  var isOver: Bool { get }
  /// How much of it is done; none of nothing in a game without an end.
  var progress: Progress { get }
  /// Whether the player is to move, or nobody any more: undo and redo go past the moves of a computer.
  var isPlayersTurn: Bool { get }
  /// Whether this end of the game is final and kept among the results, or else can be taken back; asked once it is over.
  var countsAsResult: Bool { get }
  /// The points of a game that is played for points; nil of any other.
  var score: Int? { get }
  /// Whether the rules can lead to this state; a stored game that they cannot lead to was tampered with.
  var isValid: Bool { get }
  /// How many moves can be taken back at most; every one of them is saved.
  var undoLimit: Int { get }
  /// Whether moves can lead from the one state to the other.
  func isSameDeal(as other: Self) -> Bool
  /// Whether one move leads here from an earlier state: in a saved game each state follows the one before it.
  func follows(_ earlier: Self) -> Bool
  /// When the last thing was done, in the time played: no less was played when the state is saved.
  var lastMoveTime: Duration { get }
  /// The state without what it has in common with all others of its history, which is saved once.
  var withoutCommonParts: Self { get }
  /// The state with what all states of a history have in common, taken from another one of them.
  func withCommonParts(of other: Self) -> Self
}

extension GameState {
  /// The level is all that there is to choose.
  public func again(_ level: Level, seed: UInt64) -> Self { Self(level: level, seed: seed) }
  /// One: all follows from the level and the seed.
  public static var variantCount: Int { 1 }
  /// The only one.
  public var variant: Int? { 0 }
  /// Deals the only one.
  public init(level: Level, seed: UInt64, variant: Int) { self.init(level: level, seed: seed) }
  /// Always.
  public var isPlayersTurn: Bool { true }
  /// None of nothing.
  public var progress: Progress { Progress(0, of: 0) }
  /// Every end is a win.
  public var countsAsResult: Bool { true }
  /// No points.
  public var score: Int? { nil }
  /// As many as the history keeps.
  public var undoLimit: Int { History<Self>.limit }
  /// Whether the level is the same.
  public func isSameDeal(as other: Self) -> Bool { level == other.level }
  /// Any move leads to any state of the same deal.
  public func follows(_ earlier: Self) -> Bool { isSameDeal(as: earlier) }
  /// Not known.
  public var lastMoveTime: Duration { .zero }
  /// All of it: nothing is saved only once.
  public var withoutCommonParts: Self { self }
  /// The state as it is.
  public func withCommonParts(of other: Self) -> Self { self }
}
