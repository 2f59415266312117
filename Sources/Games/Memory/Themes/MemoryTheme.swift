/// What is on the fronts of the cards.
public enum MemoryTheme: Hashable, Codable, Sendable {
  /// One of the themes that come with the game.
  case own(BuiltInTheme)
  /// Photos that the player brought, each with a description.
  case player([Photo])

  /// The most photos that are of use: one for each pair of the largest board.
  public static let mostPhotos = 32

  /// What the theme is called.
  public var title: String {
    switch self {
    case .own(let theme): theme.title
    case .player: tr("Your Pictures")
    }
  }

  /// How many pairs there are.
  public var pairCount: Int {
    switch self {
    case .own(let theme): theme.pairs.count
    case .player(let photos): photos.count
    }
  }

  /// The pair with a number below the count.
  public func pair(_ number: Int) -> MemoryPair {
    switch self {
    case .own(let theme): theme.pairs[number]
    case .player(let photos): MemoryPair(MemoryFace(.photo(photos[number]), PhotoNames.all(of: photos)[number]))
    }
  }

  /// The photos, if it is made of those.
  public var photos: [Photo] {
    if case .player(let photos) = self { photos } else { [] }
  }

  /// The greatest level that the pairs are enough for; nil if they are not enough for any.
  public var greatestLevel: MemoryLevel? { MemoryLevel.greatest(for: pairCount) }

  /// Whether it can be in a saved game.
  var isValid: Bool {
    pairCount <= Self.mostPhotos && photos.allSatisfy(\.isValid)
      && Set(photos.map(\.id)).count == photos.count
  }
}
