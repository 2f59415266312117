/// The kinds of games; the raw value is the name in saved games and on the command line.
package enum GameKind: String, Codable, CaseIterable, Sendable {
  case colorMatch = "color-match"
  case sunAndMoon = "sun-and-moon"
  case picturePuzzle = "picture-puzzle"
  case memory = "memory"
  case moveMe = "move-me"
  case jigsaw

  package var title: String {
    switch self {
    case .colorMatch: tr("Color Match")
    case .sunAndMoon: tr("Sun and Moon")
    case .picturePuzzle: tr("Picture Puzzle")
    case .memory: tr("Memory")
    case .moveMe: tr("Move Me")
    case .jigsaw: tr("Jigsaw")
    }
  }

  package var levels: [LevelChoice] { stateType.levels }

  package var variantCount: Int { stateType.variantCount }
  package func isVariant(_ variant: Int) -> Bool { stateType.isVariant(variant) }

  private var stateType: any GameState.Type {
    switch self {
    case .colorMatch: ColorMatchState.self
    case .sunAndMoon: SunAndMoonState.self
    case .picturePuzzle: PicturePuzzleState.self
    case .memory: MemoryState.self
    case .moveMe: MoveMeState.self
    case .jigsaw: JigsawState.self
    }
  }

  /// The game whose tile in the launcher leads to this one: the jigsaw is a second way to play Picture Puzzle.
  package var launcherTile: GameKind { self == .jigsaw ? .picturePuzzle : self }

  /// The games that have a tile in the launcher.
  package static let launched = allCases.filter { $0.launcherTile == $0 }

  /// Whether the game can end, and therefore has a clock and results.
  package var hasEnd: Bool { self != .moveMe }
}
