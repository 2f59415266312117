/// What is counted in a game, and not turned back by undo.
public struct Counters: Codable, Hashable, Sendable {
  /// The moves that changed the game.
  public var moves = 0
  /// The moves that turned out wrong.
  public var mistakes = 0
  /// The hints that were asked for.
  public var hints = 0

  /// Creates a tally in which nothing is counted.
  public init() {}

  /// Whether a game can have come to these numbers; greater ones could overflow as they go on growing.
  var isValid: Bool { [moves, mistakes, hints].allSatisfy { (0...1_000_000_000).contains($0) } }
}
