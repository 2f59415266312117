package struct Counters: Codable, Hashable, Sendable {
  package var moves = 0
  package var mistakes = 0
  package var hints = 0

  package init() {}

  /// Whether the counters are in a range in which further counting cannot overflow.
  var isValid: Bool { [moves, mistakes, hints].allSatisfy { (0...1_000_000_000).contains($0) } }
}
