import Storage

/// The stored results; changes are applied to the latest content of the file, which several processes can change.
final class ResultsFile: Sendable {
  enum Change {
    case added(GameResult)
    case merged([GameResult])
    case cleared
  }

  private struct State {
    var stored: [GameResult] = []
    /// Whether `stored` is newer than what was read in advance.
    var isKnown = false
    var unwritten: [Change] = []

    var list: [GameResult] {
      unwritten.reduce(into: stored) { list, change in
        switch change {
        case .added(let result): list.record(result)
        case .merged(let results): list.merge(results)
        case .cleared: list = []
        }
      }
    }
  }

  private let storage: DataFolder
  private let name = SaveFile.results.name
  private let state = Locked(State())

  init(storage: DataFolder) { self.storage = storage }

  /// Sets results that were read in advance, unless the file was read since.
  func setStored(_ results: [GameResult]) {
    state.change { state in
      guard !state.isKnown else { return }
      state.stored = results
    }
  }

  var list: [GameResult] { state.change(\.list) }

  /// Returns the results together with those of an import that are missing.
  func list(adding results: [GameResult]) -> [GameResult] {
    var list = self.list
    list.merge(results)
    return list
  }

  var isWritten: Bool { state.change(\.unwritten.isEmpty) }

  func record(_ change: Change) { state.change { $0.unwritten.append(change) } }

  /// Reads the file and writes the changes to it; must not be called on several threads at once.
  func write() throws(FileFailure) -> WriteOutcome {
    var state = state.change(\.self)
    let count = state.unwritten.count
    if count == 0 {
      try read(&state)
    } else {
      try storage.change(name) { () throws(FileFailure) in
        try read(&state)
        return state.list
      }
    }
    let stored = state.list
    self.state.change { state in
      state.stored = stored
      state.isKnown = true
      state.unwritten.removeFirst(count)
    }
    return .locked
  }

  /// Reads the file; keeps the known results if it is missing or damaged.
  private func read(_ state: inout State) throws(FileFailure) {
    switch storage.load([GameResult].self, from: name) {
    case .loaded(let results): state.stored = results
    case .none, .invalid: break
    case .unreadable(let reason): throw reason
    }
  }
}
