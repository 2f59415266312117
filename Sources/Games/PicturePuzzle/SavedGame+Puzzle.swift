extension SavedGame<PicturePuzzleState> {
  /// The next puzzle of the same journey; nil after its last one and in free play.
  var nextPuzzle: SavedGame? {
    level.next.map { SavedGame(level: $0, seed: seed) }
  }

  /// The same puzzle as it was dealt.
  ///
  /// What was hinted at is known, so the hints stay counted.
  var restarted: SavedGame {
    var dealt = asDealt
    dealt.tally.hints = tally.hints
    return dealt
  }

  /// What comes after this puzzle when it was solved before the program started.
  ///
  /// - Parameter seed: The seed to deal with, unless the journey goes on with its own.
  func following(seed: UInt64) -> SavedGame {
    if let nextPuzzle { return nextPuzzle }
    guard level.journeyPuzzle == nil else { return SavedGame(level: .journey(.first), seed: seed) }
    return again(seed: seed)
  }
}
