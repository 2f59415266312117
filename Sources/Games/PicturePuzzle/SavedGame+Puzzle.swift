extension SavedGame<PicturePuzzleState> {
  /// The next puzzle of the journey, with the same seed; nil after the last one and in free play.
  var nextPuzzle: SavedGame? {
    level.next.map { SavedGame(level: $0, seed: seed) }
  }

  /// The puzzle as it was dealt, with the hints still counted because the player knows them.
  var restarted: SavedGame {
    var dealt = asDealt
    dealt.counters.hints = counters.hints
    return dealt
  }

  /// Returns the game that follows this one if it was solved before the program started.
  ///
  /// The journey continues with its own seed; any other game is dealt with `seed`.
  func following(seed: UInt64) -> SavedGame {
    if let nextPuzzle { return nextPuzzle }
    guard level.journeyPuzzle == nil else { return SavedGame(level: .journey(.first), seed: seed) }
    return redealt(seed: seed)
  }
}
