import Storage

/// Requests for a thread that exists only while it works on them, and for a while after the last one.
final class RequestQueue<Request: Sendable>: Sendable {
  private struct State {
    var requests: [Request] = []
    var hasThread = false
  }

  private let state = Locked(State())
  private let threadName: String

  init(threadName: String) { self.threadName = threadName }

  /// Whether the thread exists.
  var isOpen: Bool { state.change(\.hasThread) }

  /// Adds a request in place of obsolete ones, and starts the thread if necessary.
  ///
  /// - Parameter work: Takes requests on the thread, and runs again if there are some when it returns.
  func add(_ request: Request, removing isObsolete: (Request) -> Bool, work: @escaping @Sendable () -> Void) {
    let isNew = state.change { state in
      defer { state.hasThread = true }
      state.requests.removeAll(where: isObsolete)
      state.requests.append(request)
      return !state.hasThread
    }
    guard isNew, !DetachedThread.start(threadName, { [self] in run(work) }) else { return }
    state.change { $0 = State() }
  }

  private func run(_ work: () -> Void) {
    repeat {
      work()
    } while state.change { state in
      state.hasThread = !state.requests.isEmpty
      return state.hasThread
    }
  }

  /// Returns all requests, oldest first, and removes them.
  func take() -> [Request] {
    state.change { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Waits for a request; returns `false` if none arrives within the limit.
  func wait(for limit: Duration) -> Bool { state.wait(for: limit) { !$0.requests.isEmpty } }
}
