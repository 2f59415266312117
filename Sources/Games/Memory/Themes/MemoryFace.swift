package struct MemoryFace: Equatable, Sendable {
  package enum Drawing: Hashable, Sendable {
    case emoji(String)
    case text(String)
    case dots(Int)
    case playingCard(PlayingCard)
    case shape(Shape)
    case tune(Tune)
    case photo(Photo)
  }

  package let drawing: Drawing
  package let name: String

  init(_ drawing: Drawing, _ name: String) { (self.drawing, self.name) = (drawing, name) }
}

package struct MemoryPair: Equatable, Sendable {
  package let first: MemoryFace
  package let second: MemoryFace

  init(_ first: MemoryFace, _ second: MemoryFace) { (self.first, self.second) = (first, second) }

  init(_ face: MemoryFace) { self.init(face, face) }
}
