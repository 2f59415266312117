package enum MemoryTheme: Hashable, Codable, Sendable {
  case builtIn(BuiltInTheme)
  case custom([Photo])
  /// The pairs of a deck to play with.
  case deck(CardDeck)

  private enum CodingKeys: String, CodingKey {
    case builtIn = "own"
    case custom = "player"
    case deck
  }

  /// The maximum number of photos: one for each pair of the largest board.
  package static let maximumPhotoCount = 32

  package var title: String {
    switch self {
    case .builtIn(let theme): theme.title
    case .custom: tr("Your Pictures")
    case .deck(let deck): deck.name
    }
  }

  package var pairCount: Int {
    switch self {
    case .builtIn(let theme): theme.pairs.count
    case .custom(let photos): photos.count
    case .deck(let deck): deck.pairs.count
    }
  }

  /// The faces of each pair, whose names depend on all of them.
  package var pairs: [MemoryPair] {
    switch self {
    case .builtIn(let theme): theme.pairs
    case .custom(let photos):
      zip(photos, PhotoNames.all(of: photos)).map { MemoryPair(MemoryFace(.photo($0), $1)) }
    case .deck(let deck): deck.facePairs
    }
  }

  package var photos: [Photo] {
    switch self {
    case .builtIn: []
    case .custom(let photos): photos
    case .deck(let deck): deck.photos
    }
  }

  package var deck: CardDeck? { if case .deck(let deck) = self { deck } else { nil } }

  package var maximumLevel: MemoryLevel? { MemoryLevel.maximum(for: pairCount) }

  var isValid: Bool {
    if let deck { return deck == deck.playable }
    return pairCount <= Self.maximumPhotoCount && photos.allSatisfy(\.isValid)
      && Set(photos.map(\.id)).count == photos.count
  }
}
