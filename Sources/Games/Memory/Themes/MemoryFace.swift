/// The front of a card.
package struct MemoryFace: Equatable, Sendable {
  /// The picture on the card.
  package enum Drawing: Hashable, Sendable {
    /// An emoji, drawn with a font.
    case emoji(String)
    /// A letter or a number.
    case text(String)
    /// A number of dots.
    case dots(Int)
    /// A playing card.
    case playingCard(PlayingCard)
    /// A shape that the game draws.
    case shape(Shape)
    /// A photo of the player's.
    case photo(Photo)
  }

  /// The picture on the card.
  package let drawing: Drawing
  /// The accessible name, such as "dog".
  package let name: String

  init(_ drawing: Drawing, _ name: String) { (self.drawing, self.name) = (drawing, name) }
}

/// The fronts of the two cards of a pair.
package struct MemoryPair: Equatable, Sendable {
  /// The front of the first card.
  package let first: MemoryFace
  /// The front of the second card.
  package let second: MemoryFace

  init(_ first: MemoryFace, _ second: MemoryFace) { (self.first, self.second) = (first, second) }

  init(_ face: MemoryFace) { self.init(face, face) }

  init(_ emoji: String, _ name: String) { self.init(MemoryFace(.emoji(emoji), name)) }
}
