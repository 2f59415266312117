/// The counters of a game, which undo does not turn back.
public struct Counters: Codable, Hashable, Sendable {
  /// The number of moves that changed the game.
  public var moves = 0
  /// The number of wrong moves.
  public var mistakes = 0
  /// The number of hints given.
  public var hints = 0

  /// Creates counters that are all zero.
  public init() {}

  /// Whether the counters are in a range in which further counting cannot overflow.
  var isValid: Bool { [moves, mistakes, hints].allSatisfy { (0...1_000_000_000).contains($0) } }
}
