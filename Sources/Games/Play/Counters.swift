/// The counters of a game, which undo does not turn back.
package struct Counters: Codable, Hashable, Sendable {
  /// The number of moves that changed the game.
  package var moves = 0
  /// The number of wrong moves.
  package var mistakes = 0
  /// The number of hints given.
  package var hints = 0

  /// Creates counters that are all zero.
  package init() {}

  /// Whether the counters are in a range in which further counting cannot overflow.
  var isValid: Bool { [moves, mistakes, hints].allSatisfy { (0...1_000_000_000).contains($0) } }
}
