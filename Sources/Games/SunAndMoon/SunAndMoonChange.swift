package enum SunAndMoonChange: GameChange {
  case played(CardPlay, isEclipse: Bool)
  case passed(TablePlayer)
  case ended
  case hinted(SunAndMoonHint)
  case tookOver(TablePlayer)
  case dealt
  case undone
  case redone
}
