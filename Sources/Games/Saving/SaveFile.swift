package enum SaveFile: Hashable, Sendable {
  case game(GameKind)
  case results
  case statistics
  case memoryPhotos
  case memoryDecks
  case puzzleDescriptions

  static var all: [SaveFile] {
    [.results, .statistics] + GameKind.allCases.map { .game($0) } + [.memoryPhotos, .memoryDecks, .puzzleDescriptions]
  }

  /// Returns the files that must be read before a game can be resumed.
  package static func filesNeeded(toResume kind: GameKind) -> Set<SaveFile> {
    switch kind {
    case .memory: [.results, .game(kind), .memoryPhotos, .memoryDecks]
    case .picturePuzzle: [.results, .game(kind), .puzzleDescriptions]
    case .colorMatch, .sunAndMoon, .moveMe, .jigsaw: [.results, .game(kind)]
    }
  }

  package var name: String {
    switch self {
    case .game(let kind): kind.rawValue
    case .results: "results"
    case .statistics: "statistics"
    case .memoryPhotos: "memory-pictures"
    case .memoryDecks: "memory-decks"
    case .puzzleDescriptions: "picture-puzzle-descriptions"
    }
  }
}
