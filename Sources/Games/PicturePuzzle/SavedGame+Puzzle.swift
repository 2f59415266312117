extension SavedGame<PicturePuzzleState> {
  var nextPuzzle: SavedGame? {
    level.next.map { SavedGame(level: $0, seed: seed) }
  }

  /// The puzzle as it was dealt, with the hints still counted because the player knows them.
  var restarted: SavedGame {
    var dealt = asDealt
    dealt.counters.hints = counters.hints
    return dealt
  }

  /// Returns the game that follows a solved one: the journey continues with its own seed, any other game with `seed`.
  func following(seed: UInt64) -> SavedGame {
    if let nextPuzzle { return nextPuzzle }
    guard level.journeyPuzzle == nil else { return SavedGame(level: .journey(.first), seed: seed) }
    return redealt(seed: seed)
  }
}
