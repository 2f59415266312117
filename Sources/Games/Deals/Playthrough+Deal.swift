extension Playthrough {
  /// All that it was dealt from; nil with the player's own pictures.
  public var deal: GameDeal? {
    state.variant.map { GameDeal(game: kind, level: level.rawValue, variant: $0, seed: seed) }
  }
  /// Whether others are dealt it too, on its day or from its code.
  var isShared: Bool { game.isShared }

  /// Deals what others were dealt too; the deals after it are again this player's own.
  func newGame(_ deal: GameDeal) {
    guard let state = State(deal) else { return }
    var dealt = SavedGame(state, seed: deal.seed)
    dealt.isShared = true
    begin(dealt)
  }

  /// Deals the same game once more.
  func restart() { begin(game.asDealt, isRestart: true) }
}
