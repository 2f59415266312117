/// A deal of a game: equal deals are the same game on every machine and in every release.
package struct GameDeal: Hashable, Sendable {
  package let game: GameKind
  package let level: LevelChoice.ID
  /// The built-in picture and other options that the player chose, as an index from 0.
  package let variant: Int
  package let seed: UInt64

  init(game: GameKind, level: LevelChoice.ID, variant: Int = 0, seed: UInt64) {
    (self.game, self.level, self.variant, self.seed) = (game, level, variant, seed)
  }
}

extension GameState {
  static var levels: [LevelChoice] { Level.allCases.map { LevelChoice($0) } }

  init?(_ deal: GameDeal) {
    guard let level = Level(rawValue: deal.level), deal.variant >= 0, Self.isVariant(deal.variant) else {
      return nil
    }
    self.init(level: level, seed: deal.seed, variant: deal.variant)
  }
}
