/// Where new deals get their seeds from: a sequence that follows from its first seed.
public struct SeedSource: Sendable {
  private var upcoming: UInt64
  private var generator: SeededGenerator

  /// Creates a source that gives the seed first and then others derived from it.
  ///
  /// - Parameter first: What the player asked for, or else the system's choice among those with a short code.
  public init(first: UInt64 = .random(in: 0..<GameDeal.shortSeeds)) {
    upcoming = first
    generator = SeededGenerator(seed: first)
  }

  /// The next seed.
  public mutating func next() -> UInt64 {
    defer { upcoming = UInt64(clamping: generator.number(below: Int(clamping: GameDeal.shortSeeds))) }
    return upcoming
  }
}
