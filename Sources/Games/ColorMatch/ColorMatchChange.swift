package enum ColorMatchChange: GameChange {
  case matched(MatchColor)
  case mistaken(chosen: MatchColor, word: MatchColor)
  case won
  case dealt
  case undone
  case redone
}
