package enum ColorMatchPlace: Hashable, Sendable {
  case target
  case slot(MatchColor)
}
