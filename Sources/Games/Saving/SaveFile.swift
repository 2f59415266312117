/// A file in which the program keeps games, results, or what the player has entered.
package enum SaveFile: Hashable, Sendable {
  /// A saved game.
  case game(GameKind)
  /// The results of all games.
  case results
  /// The list of the player's photos for Memory, with their descriptions.
  case memoryPhotos
  /// The player's descriptions of photos in puzzles.
  case puzzleDescriptions

  static var all: [SaveFile] {
    [.results] + GameKind.allCases.map { .game($0) } + [.memoryPhotos, .puzzleDescriptions]
  }

  /// Returns the files that must be read before a game can be resumed.
  package static func filesNeeded(toResume kind: GameKind) -> Set<SaveFile> {
    switch kind {
    case .memory: [.results, .game(kind), .memoryPhotos]
    case .picturePuzzle: [.results, .game(kind), .puzzleDescriptions]
    case .colorMatch, .sunAndMoon, .moveMe: [.results, .game(kind)]
    }
  }

  /// The name in the storage.
  package var name: String {
    switch self {
    case .game(let kind): kind.rawValue
    case .results: "results"
    case .memoryPhotos: "memory-pictures"
    case .puzzleDescriptions: "picture-puzzle-descriptions"
    }
  }
}
