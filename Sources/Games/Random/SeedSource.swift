package struct SeedSource: Sendable {
  private var upcoming: UInt64
  private var generator: SeededGenerator

  /// Creates a source that returns a seed, by default a random one with a short code, then others derived from it.
  package init(first: UInt64 = .random(in: 0..<GameDeal.shortSeeds)) {
    upcoming = first
    generator = SeededGenerator(seed: first)
  }

  package mutating func next() -> UInt64 {
    defer { upcoming = UInt64(clamping: generator.number(below: Int(clamping: GameDeal.shortSeeds))) }
    return upcoming
  }
}
