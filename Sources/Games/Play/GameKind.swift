/// The kinds of games; the raw value is the name in saved games and on the command line.
package enum GameKind: String, Codable, CaseIterable, Sendable {
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

  /// The localized name of the game.
  package var title: String {
    switch self {
    case .colorMatch: tr("Color Match")
    case .sunAndMoon: tr("Sun and Moon")
    case .picturePuzzle: tr("Picture Puzzle")
    case .memory: tr("Memory")
    case .moveMe: tr("Move Me")
    }
  }

  /// Whether the level exists, including puzzle sizes that no menu offers.
  package func hasLevel(_ id: String) -> Bool {
    self == .picturePuzzle ? PuzzleLevel(rawValue: id) != nil : levels.contains { $0.id == id }
  }

  /// The levels of the game, the default first.
  package var levels: [LevelChoice] {
    switch self {
    case .colorMatch: ColorMatchLevel.allCases.map { LevelChoice($0) }
    case .sunAndMoon: SunAndMoonLevel.allCases.map { LevelChoice($0) }
    case .picturePuzzle: PuzzleLevel.allCases.map { LevelChoice($0) }
    case .memory: MemoryLevel.allCases.map { LevelChoice($0) }
    case .moveMe: MoveMeLevel.allCases.map { LevelChoice($0) }
    }
  }

  /// Whether the game can end, and therefore has a clock and results.
  package var hasEnd: Bool { self != .moveMe }
}
