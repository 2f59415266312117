import DragAndDrop

package enum SunAndMoonChange: GameChange {
  case pickedUp(SkyCard)
  case played(CardPlay, isEclipse: Bool)
  case passed(TablePlayer)
  case ended
  case returned(SkyCard, ReturnReason<SunAndMoonRefusal>)
  case hinted(SunAndMoonHint)
  case tookOver(TablePlayer)
  case dealt
  case undone
  case redone
}
