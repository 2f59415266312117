/// The games of the bag; the raw value names one in saved games and on the command line.
public enum GameKind: String, Codable, CaseIterable, Sendable {
  /// Match colors to words.
  case colorMatch = "color-match"
  /// Play cards with suns and moons.
  case sunAndMoon = "sun-and-moon"
  /// Put the tiles of a picture in order.
  case picturePuzzle = "picture-puzzle"
  /// Find the pairs among cards that lie face down.
  case memory = "memory"
  /// Move squares about.
  case moveMe = "move-me"

  /// The game's name for the player.
  public var title: String {
    switch self {
    case .colorMatch: tr("Color Match")
    case .sunAndMoon: tr("Sun and Moon")
    case .picturePuzzle: tr("Picture Puzzle")
    case .memory: tr("Memory")
    case .moveMe: tr("Move Me")
    }
  }

  /// Whether a level can be dealt: one that is offered, or a puzzle of another size.
  func hasLevel(_ id: String) -> Bool {
    self == .picturePuzzle ? PuzzleLevel(rawValue: id) != nil : levels.contains { $0.id == id }
  }

  /// The game's levels, the first of which is dealt when none is asked for.
  public var levels: [LevelChoice] {
    switch self {
    case .colorMatch: ColorMatchLevel.allCases.map { LevelChoice($0) }
    case .sunAndMoon: SunAndMoonLevel.allCases.map { LevelChoice($0) }
    case .picturePuzzle: PuzzleLevel.allCases.map { LevelChoice($0) }
    case .memory: MemoryLevel.allCases.map { LevelChoice($0) }
    case .moveMe: MoveMeLevel.allCases.map { LevelChoice($0) }
    }
  }

  /// Whether the game comes to an end, and so has a clock and results.
  public var hasEnd: Bool { self != .moveMe }
}
