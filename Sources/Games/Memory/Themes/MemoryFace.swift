/// What is to be seen on the front of a card, and what it is called.
public struct MemoryFace: Equatable, Sendable {
  /// What is drawn.
  public enum Drawing: Hashable, Sendable {
    /// An emoji, which only a font can draw.
    case emoji(String)
    /// A letter or a number.
    case text(String)
    /// So many dots.
    case dots(Int)
    /// A playing card.
    case playingCard(PlayingCard)
    /// A shape of our own.
    case shape(Shape)
    /// A photo of the player's.
    case photo(Photo)
  }

  /// What is drawn.
  public let drawing: Drawing
  /// What it is called: 'dog'.
  public let name: String

  init(_ drawing: Drawing, _ name: String) { (self.drawing, self.name) = (drawing, name) }
}

/// The fronts of two cards that belong together.
public struct MemoryPair: Equatable, Sendable {
  /// The front of the first card.
  public let first: MemoryFace
  /// The front of the second card.
  public let second: MemoryFace

  init(_ first: MemoryFace, _ second: MemoryFace) { (self.first, self.second) = (first, second) }

  /// Two cards that look the same.
  init(_ face: MemoryFace) { self.init(face, face) }

  /// Two cards with the same emoji.
  init(_ emoji: String, _ name: String) { self.init(MemoryFace(.emoji(emoji), name)) }
}
