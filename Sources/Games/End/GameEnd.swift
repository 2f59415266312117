/// The end of a game, as the page after it shows and announces it.
package struct GameEnd: Equatable, Sendable {
  package let kind: GameEndKind
  /// What happened, in a few words: 'Well Done!', or who won.
  package let heading: String
  /// What counts of the game, such as its time, mistakes and hints.
  package let result: String
  /// How the result compares with the best one of its level; empty for a game without a result.
  package let comparison: String
  /// The deal of the day, and how many were played; empty if the game is no such deal.
  package let day: String
  /// The step to suggest: the one that most players want next.
  package let suggestion: NextStep
  package let alternatives: [NextStep]

  /// The texts as sentences, for a screen reader.
  package var announcement: String { [heading.asSentence, result, comparison, day].joinedSentences() }
}

package enum GameEndKind: CaseIterable, Sendable {
  /// The player reached the goal, or won against the computer.
  case won
  /// One of two players won.
  case finished
  case drawn
  /// The computer won.
  case lost
  /// The goal can no longer be reached.
  case stuck
  /// The goal could not be reached with this deal, and the player came as far as possible.
  case exhausted
}
