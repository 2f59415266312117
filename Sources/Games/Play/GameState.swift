/// A game as it stands: a value that its rules change, that undo keeps copies of and that a saved game stores.
public protocol GameState: Codable, Equatable, Sendable {
  /// The ways in which the game can be dealt.
  associatedtype Level: GameLevel

  /// Deals a game; the same level and seed deal the same game on every machine.
  init(level: Level, seed: UInt64)

  /// How the game was dealt.
  var level: Level { get }
  /// Whether nothing is left to do.
  var isOver: Bool { get }
  /// Whether the rules can lead to this state; a stored game that they cannot lead to was tampered with.
  var isValid: Bool { get }
}
