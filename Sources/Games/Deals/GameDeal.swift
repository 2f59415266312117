/// All that a game is dealt from: equal deals are the same game on every machine and in every release.
public struct GameDeal: Hashable, Sendable {
  /// Which game it is.
  public let game: GameKind
  /// The raw value of its level.
  public let level: LevelChoice.ID
  /// Which of the game's own pictures it has, and what else the player chose; counted from zero.
  public let variant: Int
  /// What everything else follows from.
  public let seed: UInt64

  /// Creates a deal.
  init(game: GameKind, level: LevelChoice.ID, variant: Int = 0, seed: UInt64) {
    (self.game, self.level, self.variant, self.seed) = (game, level, variant, seed)
  }
}

extension GameState {
  /// Deals a game; nil if there is no such level or variant of it.
  init?(_ deal: GameDeal) {
    guard let level = Level(rawValue: deal.level), (0..<Self.variantCount).contains(deal.variant) else { return nil }
    self.init(level: level, seed: deal.seed, variant: deal.variant)
  }
}

extension GameKind {
  /// How many variants a level can be dealt in.
  var variantCount: Int {
    switch self {
    case .colorMatch: ColorMatchState.variantCount
    case .sunAndMoon: SunAndMoonState.variantCount
    case .picturePuzzle: PicturePuzzleState.variantCount
    case .memory: MemoryState.variantCount
    case .moveMe: MoveMeState.variantCount
    }
  }
}
