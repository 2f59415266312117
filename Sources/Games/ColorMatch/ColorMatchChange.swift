/// An event in a round, for views to animate and announce.
package enum ColorMatchChange: GameChange {
  /// The square matched the word and fills the target.
  case matched(MatchColor)
  /// The square did not match the word.
  case mistaken(chosen: MatchColor, word: MatchColor)
  /// Every word has its color.
  case won
  /// Another round replaced the one on the board: newly dealt or restored.
  case dealt
  /// A move was undone.
  case undone
  /// An undone move was made again.
  case redone
}
