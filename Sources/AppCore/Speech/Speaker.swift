import Storage

/// Speaks words by speech-dispatcher, with the desktop's voice, on a thread of its own that exists while it is needed.
package final class Speaker: Sendable {
  private enum Request: Sendable {
    case say(String, language: String)
    case stop
  }

  private struct State {
    /// The last request counts, because a text replaces the one before.
    var request: Request?
    var hasThread = false
    var isLost = false
  }

  /// How long the connection stays open after the last request.
  private static let idleTime = Duration.seconds(30)

  private let state = Locked(State())

  package init() {}

  /// Whether there is a library and a server; looks for files, so call it on a thread that may block.
  package var isAvailable: Bool {
    !state.change(\.isLost) && SpeechLibrary.installed != nil && SpeechLibrary.hasServer
  }

  /// Speaks a text in place of what is being spoken.
  ///
  /// - Parameter language: A language code such as 'en' or 'pt_BR'; empty for the server's own.
  package func say(_ text: String, language: String) {
    let tag = String(language.map { $0 == "_" ? "-" : $0 }.prefix { $0 != "@" && $0 != "." })
    add(.say(text, language: tag))
  }

  /// Ends what is being spoken.
  package func stop() {
    if state.change(\.hasThread) { add(.stop) }
  }

  private func add(_ request: Request) {
    let isNew = state.change { state in
      defer { state.hasThread = true }
      state.request = request
      return !state.hasThread
    }
    guard isNew, !DetachedThread.start("speech", { [self] in run() }) else { return }
    state.change { $0 = State() }
  }

  private func run() {
    repeat {
      speak()
    } while state.change { state in
      state.hasThread = state.request != nil
      return state.hasThread
    }
  }

  private func speak() {
    guard let library = SpeechLibrary.installed, let connection = library.connect() else {
      return state.change { ($0.request, $0.isLost) = (nil, true) }
    }
    var isConnected = true
    while isConnected, let request = nextRequest() {
      switch request {
      case .say(let text, let language): isConnected = library.say(text, in: language, to: connection)
      case .stop: library.stop(connection)
      }
    }
    library.disconnect(connection)
  }

  /// Waits for a request; returns nil if none comes for a while.
  private func nextRequest() -> Request? {
    state.wait(for: Self.idleTime) { $0.request != nil }
    return state.change { state in
      defer { state.request = nil }
      return state.request
    }
  }
}
