package struct MemoryFace: Equatable, Sendable {
  package enum Drawing: Hashable, Sendable {
    case emoji(String)
    case text(String)
    /// A text of any length, on as many lines as it needs.
    case words(String)
    case dots(Int)
    case playingCard(PlayingCard)
    case shape(Shape)
    case tune(Tune)
    case photo(Photo)
    case recording(Recording)
  }

  package let drawing: Drawing
  package let name: String

  /// Whether the card makes a sound, so that nothing is spoken over it.
  package var isHeard: Bool {
    switch drawing {
    case .tune, .recording: true
    default: false
    }
  }

  init(_ drawing: Drawing, _ name: String) { (self.drawing, self.name) = (drawing, name) }
}

package struct MemoryPair: Equatable, Sendable {
  package let first: MemoryFace
  package let second: MemoryFace

  init(_ first: MemoryFace, _ second: MemoryFace) { (self.first, self.second) = (first, second) }

  init(_ face: MemoryFace) { self.init(face, face) }
}
