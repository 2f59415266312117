import Storage

/// Files that are read and decoded before anybody asks for them, each on a thread of its own.
///
/// A home folder on a network can take seconds to answer, for each file.
final class ReadAhead: Sendable {
  private struct State {
    /// What came of the files, each a ``LoadOutcome``, until it is taken.
    var outcomes: [SaveFile: any Sendable] = [:]
    var files: Set<SaveFile> = []
  }

  private let state = Monitor(State())

  /// Reads a file, and then calls `done`.
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

  /// The files that are read.
  var files: Set<SaveFile> { state.change(\.files) }

  /// Takes what came of a file; nil if it was not read here, or is taken already.
  func take<Value: Sendable>(_ file: SaveFile) -> LoadOutcome<Value>? {
    state.change { $0.outcomes.removeValue(forKey: file) } as? LoadOutcome<Value>
  }
}

extension SaveFile {
  /// Reads the file as what is stored in it: a `LoadOutcome` of that type.
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
