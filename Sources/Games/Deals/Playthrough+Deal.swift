extension Playthrough {
  /// All that it was dealt from; nil with the player's own pictures.
  public var deal: GameDeal? {
    state.variant.map { GameDeal(game: kind, level: level.rawValue, variant: $0, seed: seed) }
  }
}
