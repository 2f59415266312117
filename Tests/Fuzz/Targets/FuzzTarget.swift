/// A decoder of what comes from outside the program: a file, a code, a command line, a search, a pointer.
///
/// ``run(_:)`` takes any bytes. It ends the process if the decoder traps, or accepts something that the program cannot
/// store again without a change. The raw value names the target in `Tests/Fuzz/run` and its folder in `Tests/Fuzz/corpus`.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The saved games.
  case colorMatch = "color-match"
  case sunAndMoon = "sun-and-moon"
  case picturePuzzle = "picture-puzzle"
  case memory
  case moveMe = "move-me"
  case jigsaw
  /// The stored results, and a file that results are imported from.
  case results
  case resultsExchange = "results-exchange"
  /// The statistics of the levels.
  case statistics
  /// The lists of the photos and of the decks for Memory, and the descriptions of the photos of puzzles.
  case memoryPhotos = "memory-pictures"
  case memoryDecks = "memory-decks"
  /// The file of a deck that is shared.
  case deckFile = "deck-file"
  case puzzleDescriptions = "picture-puzzle-descriptions"
  /// The code of a deal, as a person types or pastes it.
  case dealCode = "deal-code"
  /// The arguments of the program, one a line.
  case commandLine = "command-line"
  /// The words that the desktop searches for, one a line.
  case search
  /// A catalog of translations (`.mo`).
  case messageCatalog = "message-catalog"
  /// Points and sizes as a pointer or a widget reports them.
  case geometry

  /// The formats of inputs, for a mutator.
  public enum Format: Sendable {
    case json, text, binary
  }

  /// The format of the target's inputs.
  public var format: Format {
    switch self {
    case .dealCode, .commandLine, .search: .text
    case .messageCatalog, .geometry: .binary
    default: .json
    }
  }

  /// Decodes `bytes`, and checks what was accepted.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .colorMatch: SavedGameFuzzing.colorMatch(bytes)
    case .sunAndMoon: SavedGameFuzzing.sunAndMoon(bytes)
    case .picturePuzzle: SavedGameFuzzing.picturePuzzle(bytes)
    case .memory: SavedGameFuzzing.memory(bytes)
    case .moveMe: SavedGameFuzzing.moveMe(bytes)
    case .jigsaw: SavedGameFuzzing.jigsaw(bytes)
    case .results: ResultsFuzzing.stored(bytes)
    case .resultsExchange: ResultsFuzzing.exchange(bytes)
    case .statistics: StatisticsFuzzing.run(bytes)
    case .memoryPhotos: PhotosFuzzing.list(bytes)
    case .memoryDecks: DecksFuzzing.list(bytes)
    case .deckFile: DecksFuzzing.file(bytes)
    case .puzzleDescriptions: PhotosFuzzing.descriptions(bytes)
    case .dealCode: TextFuzzing.dealCode(bytes)
    case .commandLine: TextFuzzing.commandLine(bytes)
    case .search: TextFuzzing.search(bytes)
    case .messageCatalog: TextFuzzing.messageCatalog(bytes)
    case .geometry: GeometryFuzzing.run(bytes)
    }
  }
}

/// Ends the process if something does not hold.
func check(_ condition: Bool, _ complaint: @autoclosure () -> String) {
  if !condition { fatalError(complaint()) }
}
