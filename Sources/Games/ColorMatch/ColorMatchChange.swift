import DragAndDrop

/// An event in a round, for views to animate and announce.
package enum ColorMatchChange: GameChange {
  /// A square was picked up by an input that does not hold it, such as a click or a key.
  case pickedUp(MatchColor)
  case matched(MatchColor)
  case mistaken(chosen: MatchColor, word: MatchColor)
  case won
  case returned(MatchColor, ReturnReason<ColorMatchRefusal>)
  case dealt
  case undone
  case redone
}
