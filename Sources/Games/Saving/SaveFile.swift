/// A file of the storage, by what is in it.
public enum SaveFile: Hashable, Sendable {
  /// A game as it was left.
  case game(GameKind)
  /// The results of all games.
  case results
  /// The photos that the player brought for Memory, with their descriptions.
  case memoryPhotos
  /// What the player has written about the photos of puzzles.
  case puzzleDescriptions

  /// All files.
  static var all: [SaveFile] {
    [.results] + GameKind.allCases.map { .game($0) } + [.memoryPhotos, .puzzleDescriptions]
  }

  /// The files that a game has to have read before it can be gone on with.
  public static func files(of kind: GameKind) -> Set<SaveFile> {
    switch kind {
    case .memory: [.results, .game(kind), .memoryPhotos]
    case .picturePuzzle: [.results, .game(kind), .puzzleDescriptions]
    case .colorMatch, .sunAndMoon, .moveMe: [.results, .game(kind)]
    }
  }

  /// The name that it is stored under.
  public var name: String {
    switch self {
    case .game(let kind): kind.rawValue
    case .results: "results"
    case .memoryPhotos: "memory-pictures"
    case .puzzleDescriptions: "picture-puzzle-descriptions"
    }
  }
}
