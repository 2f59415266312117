/// The theme of the cards.
package enum MemoryTheme: Hashable, Codable, Sendable {
  /// A built-in theme.
  case own(BuiltInTheme)
  /// Photos of the player's, each with a title.
  case player([Photo])

  /// The maximum number of photos: one for each pair of the largest board.
  package static let mostPhotos = 32

  /// The localized name of the theme.
  package var title: String {
    switch self {
    case .own(let theme): theme.title
    case .player: tr("Your Pictures")
    }
  }

  /// The number of pairs.
  package var pairCount: Int {
    switch self {
    case .own(let theme): theme.pairs.count
    case .player(let photos): photos.count
    }
  }

  /// Returns the pair with an index below ``pairCount``.
  package func pair(_ number: Int) -> MemoryPair {
    switch self {
    case .own(let theme): theme.pairs[number]
    case .player(let photos): MemoryPair(MemoryFace(.photo(photos[number]), PhotoNames.all(of: photos)[number]))
    }
  }

  /// The photos; empty for a built-in theme.
  package var photos: [Photo] {
    if case .player(let photos) = self { photos } else { [] }
  }

  /// The largest level for the number of pairs, or `nil` if there are too few for any.
  package var greatestLevel: MemoryLevel? { MemoryLevel.greatest(for: pairCount) }

  var isValid: Bool {
    pairCount <= Self.mostPhotos && photos.allSatisfy(\.isValid)
      && Set(photos.map(\.id)).count == photos.count
  }
}
