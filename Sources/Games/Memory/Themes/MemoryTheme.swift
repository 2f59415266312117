package enum MemoryTheme: Hashable, Codable, Sendable {
  case builtIn(BuiltInTheme)
  case custom([Photo])

  private enum CodingKeys: String, CodingKey {
    case builtIn = "own"
    case custom = "player"
  }

  /// The maximum number of photos: one for each pair of the largest board.
  package static let maximumPhotoCount = 32

  package var title: String {
    switch self {
    case .builtIn(let theme): theme.title
    case .custom: tr("Your Pictures")
    }
  }

  package var pairCount: Int {
    switch self {
    case .builtIn(let theme): theme.pairs.count
    case .custom(let photos): photos.count
    }
  }

  package func pair(_ number: Int) -> MemoryPair {
    switch self {
    case .builtIn(let theme): theme.pairs[number]
    case .custom(let photos): MemoryPair(MemoryFace(.photo(photos[number]), PhotoNames.all(of: photos)[number]))
    }
  }

  package var photos: [Photo] {
    if case .custom(let photos) = self { photos } else { [] }
  }

  package var maximumLevel: MemoryLevel? { MemoryLevel.maximum(for: pairCount) }

  var isValid: Bool {
    pairCount <= Self.maximumPhotoCount && photos.allSatisfy(\.isValid)
      && Set(photos.map(\.id)).count == photos.count
  }
}
