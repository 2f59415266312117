import Storage

/// Files that are read and decoded in advance, each on its own thread.
///
/// A home folder on a network can take seconds to answer, for each file.
final class ReadAhead: Sendable {
  private struct State {
    /// The outcomes that were not taken yet, each a ``LoadOutcome``.
    var outcomes: [SaveFile: any Sendable] = [:]
    var files: Set<SaveFile> = []
  }

  private let state = Monitor(State())

  func read(_ file: SaveFile, from storage: JSONStorage, done: @escaping @MainActor @Sendable () -> Void) {
    BackgroundThread.start(named: "reading") { [state] in
      let outcome = file.load(from: storage)
      state.change { state in
        state.outcomes[file] = outcome
        state.files.insert(file)
      }
      Task { @MainActor in done() }
    }
  }

  var files: Set<SaveFile> { state.change(\.files) }

  /// Takes the outcome of reading a file; nil if the file was not read here, or its outcome was taken already.
  func take<Value: Sendable>(_ file: SaveFile) -> LoadOutcome<Value>? {
    state.change { $0.outcomes.removeValue(forKey: file) } as? LoadOutcome<Value>
  }
}

extension SaveFile {
  /// Reads the file as the type stored in it; returns a `LoadOutcome` of that type.
  fileprivate func load(from storage: JSONStorage) -> any Sendable {
    switch self {
    case .game(.colorMatch): storage.load(SavedSession<ColorMatchState>.self, from: name)
    case .game(.sunAndMoon): storage.load(SavedSession<SunAndMoonState>.self, from: name)
    case .game(.picturePuzzle): storage.load(SavedSession<PicturePuzzleState>.self, from: name)
    case .game(.memory): storage.load(SavedSession<MemoryState>.self, from: name)
    case .game(.moveMe): storage.load(SavedSession<MoveMeState>.self, from: name)
    case .results: storage.load([GameResult].self, from: name)
    case .memoryPhotos: storage.load([Photo].self, from: name)
    case .puzzleDescriptions: storage.load([String: String].self, from: name)
    }
  }
}
