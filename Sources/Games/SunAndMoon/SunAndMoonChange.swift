import DragAndDrop

/// A change in a game, for views to animate and announce.
package enum SunAndMoonChange: GameChange {
  /// A card was picked up by an input that is not held down, such as a key or a click.
  case pickedUp(SkyCard)
  /// A card was played; an eclipse completes its area.
  case played(CardPlay, isEclipse: Bool)
  /// The player cannot play and passes.
  case passed(TablePlayer)
  /// The game is over.
  case ended
  /// The card returned to its hand.
  case returned(SkyCard, ReturnReason<SunAndMoonRefusal>)
  /// A hint was given.
  case hinted(SunAndMoonHint)
  /// The player took over the computer from the other one.
  case tookOver(TablePlayer)
  /// Another game was dealt or restored.
  case dealt
  /// A move was undone.
  case undone
  /// A move was redone.
  case redone
}
