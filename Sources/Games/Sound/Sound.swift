package struct Sound: Hashable, Sendable {
  /// The name of its file, without the ending, or the path of a recording.
  package let name: String
  /// Whether it is a tune that players must recognize, which keeps its pitch and ends before the next sound.
  package let isTune: Bool

  package func path(inFolder folder: String) -> String { name.hasPrefix("/") ? name : "\(folder)/\(name).wav" }

  private init(_ name: String, isTune: Bool = false) { (self.name, self.isTune) = (name, isTune) }

  package static let pickUp = Sound("pick-up")
  package static let overAccepting = Sound("over-accepting")
  package static let overRefusing = Sound("over-refusing")
  package static let placed = Sound("placed")
  package static let refused = Sound("refused")
  package static let returned = Sound("returned")
  package static let cardTurned = Sound("card-turned")
  package static let pair = Sound("pair")
  package static let noPair = Sound("no-pair")
  package static let rightTile = Sound("right-tile")
  package static let undo = Sound("undo")
  package static let end = Sound("end")
  package static let best = Sound("best")
  package static let countdown = Sound("countdown")

  /// Returns the sound in a WAV file at any path.
  package static func recording(path: String) -> Sound { Sound(path, isTune: true) }

  package static func tune(_ tune: Tune) -> Sound { Sound("tune-\(tune.number)", isTune: true) }
}
