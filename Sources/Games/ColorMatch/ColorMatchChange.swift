import DragAndDrop

/// An event in a round, for views to animate and announce.
package enum ColorMatchChange: GameChange {
  /// A square was picked up by an input that does not hold it, such as a click or a key.
  case pickedUp(MatchColor)
  /// The square matched the word and fills the target.
  case matched(MatchColor)
  /// The square did not match the word.
  case mistaken(chosen: MatchColor, word: MatchColor)
  /// Every word has its color.
  case won
  /// The square returned to its slot.
  case returned(MatchColor, ReturnReason<ColorMatchRefusal>)
  /// Another round replaced the one on the board: newly dealt or restored.
  case dealt
  /// A move was undone.
  case undone
  /// An undone move was made again.
  case redone
}
