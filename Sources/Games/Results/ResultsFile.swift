import Storage

/// The results as they are stored, and those that are yet to be added to them.
///
/// Several processes can finish games at the same time. So what was done here is done again on what is stored by then.
final class ResultsFile: Sendable {
  private enum Change {
    case added(GameResult)
    case merged([GameResult])
    case cleared
  }

  private struct State {
    var stored: [GameResult] = []
    /// Whether it was looked at what is stored.
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

  private let storage: JSONStorage
  private let name: String
  private let state = Monitor(State())

  init(storage: JSONStorage, name: String) {
    self.storage = storage
    self.name = name
  }

  /// Begins with results that were read, unless it was looked at the file since.
  func begin(with results: [GameResult]) {
    state.change { state in
      guard !state.isKnown else { return }
      state.stored = results
      state.isKnown = true
    }
  }

  /// The results as this process knows them.
  var list: [GameResult] { state.change(\.list) }

  /// Whether nothing is left to be added to what is stored.
  var isWritten: Bool { state.change(\.unwritten.isEmpty) }

  /// Adds a result.
  func add(_ result: GameResult) { state.change { $0.unwritten.append(.added(result)) } }

  /// Adds results from elsewhere, those that are not here yet.
  func merge(_ results: [GameResult]) { state.change { $0.unwritten.append(.merged(results)) } }

  /// Forgets all results.
  func clear() { state.change { $0.unwritten.append(.cleared) } }

  /// Looks at what is stored, and adds what was done here; called on one thread at a time.
  func write() throws(SaveError) -> WriteOutcome {
    var state = state.change(\.self)
    let count = state.unwritten.count
    if count == 0 {
      do throws(FileFailure) { try look(&state) } catch { throw SaveError(path: name, reason: error) }
    } else {
      try storage.change(name) { () throws(FileFailure) in
        try look(&state)
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

  /// A file that has gone or is bad leaves what was known.
  private func look(_ state: inout State) throws(FileFailure) {
    switch storage.load([GameResult].self, from: name) {
    case .loaded(let results): state.stored = results
    case .none, .setAside: break
    case .unreadable(let reason): throw reason
    }
  }
}
