/// A sound of the games; the raw value is the name of its file.
package enum Sound: String, CaseIterable, Sendable {
  case pickUp = "pick-up"
  case overAccepting = "over-accepting"
  case overRefusing = "over-refusing"
  case placed
  case refused
  case returned
  case cardTurned = "card-turned"
  case pair
  case noPair = "no-pair"
  case rightTile = "right-tile"
  case undo
  case end
  case best
  case countdown
}
