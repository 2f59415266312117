package struct GameEnd: Equatable, Sendable {
  package let kind: GameEndKind
  package let heading: String
  package let result: String
  package let comparison: String
  /// The date, progress and streak of the deal of the day; empty if the game is no such deal.
  package let day: String
  package let suggestion: NextStep
  package let alternatives: [NextStep]

  package var announcement: String { [heading.asSentence, result, comparison, day].joinedSentences() }
}

package enum GameEndKind: CaseIterable, Sendable {
  /// The player reached the goal, or won against the computer.
  case won
  /// One of two players won.
  case finished
  case drawn
  case lost
  /// The goal can no longer be reached.
  case stuck
  /// The goal could not be reached with this deal, and the player came as far as possible.
  case exhausted
}
