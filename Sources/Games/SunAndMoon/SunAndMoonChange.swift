import DragAndDrop

/// What happened in a game, for views to animate and to say.
public enum SunAndMoonChange: GameChange {
  /// A card was picked up, by an input that holds nothing.
  case pickedUp(SkyCard)
  /// A card was played; an eclipse completes its area.
  case played(CardPlay, isEclipse: Bool)
  /// The player cannot play, so the other one goes on.
  case passed(TablePlayer)
  /// The game is over.
  case ended
  /// The card goes back to its hand.
  case returned(SkyCard, ReturnReason<SunAndMoonRefusal>)
  /// A hint was given.
  case hinted(SunAndMoonHint)
  /// The player has taken the computer over from the other one.
  case tookOver(TablePlayer)
  /// Another game lies on the table: dealt, or brought back.
  case dealt
  /// A move was taken back.
  case undone
  /// A move that was taken back was made again.
  case redone
}
