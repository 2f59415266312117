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
    var stored: [GameResult]
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
  private let state: Monitor<State>

  /// `results` are those that were stored when it was looked at last.
  init(_ results: [GameResult], storage: JSONStorage, name: String) {
    self.storage = storage
    self.name = name
    state = Monitor(State(stored: results))
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
  func write() throws(SaveError) {
    var state = state.change(\.self)
    let count = state.unwritten.count
    if count == 0 {
      try look(&state)
    } else {
      try storage.change(name) { () throws(SaveError) in
        try look(&state)
        return state.list
      }
    }
    let stored = state.list
    self.state.change { state in
      state.stored = stored
      state.unwritten.removeFirst(count)
    }
  }

  /// A file that has gone or is bad leaves what was known.
  private func look(_ state: inout State) throws(SaveError) {
    switch storage.load([GameResult].self, from: name) {
    case .loaded(let results): state.stored = results
    case .none, .setAside: break
    case .unreadable: throw SaveError(path: name)
    }
  }
}
