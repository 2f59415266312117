import DragAndDrop

/// What happened in a round, for views to animate and to say.
public enum ColorMatchChange: GameChange {
  /// A square was picked up, by an input that holds nothing.
  case pickedUp(MatchColor)
  /// The square matched the word and fills the target.
  case matched(MatchColor)
  /// The square did not match the word.
  case mistaken(chosen: MatchColor, word: MatchColor)
  /// Every word has its color.
  case won
  /// The square goes back to its slot.
  case returned(MatchColor, ReturnReason<ColorMatchRefusal>)
  /// Another round stands on the board: dealt, or brought back.
  case dealt
  /// A move was taken back.
  case undone
  /// A move that was taken back was made again.
  case redone
}
