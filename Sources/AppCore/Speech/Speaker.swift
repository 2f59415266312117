import Storage

/// Speaks words with speech-dispatcher and the desktop's voice, on a thread of its own that exists while it is needed.
package final class Speaker: Sendable {
  private enum Request: Sendable {
    case say(String, language: String)
    case stop
  }

  /// The time for which the connection stays open after the last request.
  private static let idleTime = Duration.seconds(30)

  private let requests = RequestQueue<Request>(threadName: "speech")
  private let hasFailed = Locked(false)
  private let lost: @Sendable () -> Void
  private let find: @Sendable () -> (any SpeechClient)?

  /// - Parameter lost: Called on another thread if the server cannot be reached.
  package convenience init(lost: @escaping @Sendable () -> Void) {
    self.init(lost: lost, find: { SpeechLibrary.hasServer ? SpeechLibrary.installed : nil })
  }

  /// - Parameter find: Returns the client of an engine, or `nil` without an engine.
  init(lost: @escaping @Sendable () -> Void, find: @escaping @Sendable () -> (any SpeechClient)?) {
    (self.lost, self.find) = (lost, find)
  }

  /// Whether the last attempt to connect failed.
  ///
  /// What `lost` and ``isAvailable`` tell can arrive at another thread in any order; this is the present state.
  package var isLost: Bool { hasFailed.change(\.self) }

  /// Whether there is a library and a server.
  ///
  /// Looks for files, and connects to a server that could not be reached before, so call it on a thread that may block.
  package var isAvailable: Bool {
    guard let client = find() else { return false }
    guard isLost else { return true }
    let isBack = canConnect(client)
    hasFailed.change { $0 = !isBack }
    return isBack
  }

  private func canConnect(_ client: some SpeechClient) -> Bool {
    guard let connection = client.connect() else { return false }
    client.disconnect(connection)
    return true
  }

  /// Speaks a text instead of what is being spoken.
  ///
  /// - Parameter language: A language code such as 'en' or 'pt_BR'; empty for the server's own.
  package func say(_ text: String, language: String) {
    let tag = String(language.map { $0 == "_" ? "-" : $0 }.prefix { $0 != "@" && $0 != "." })
    add(.say(text, language: tag))
  }

  package func stop() {
    if requests.isOpen { add(.stop) }
  }

  /// Adds a request in place of earlier ones, because a text replaces the one before.
  private func add(_ request: Request) {
    requests.add(request, removing: { _ in true }) { [self] in speak() }
  }

  private func speak() {
    guard let client = find(), speak(with: client) else {
      _ = requests.take()
      hasFailed.change { $0 = true }
      return lost()
    }
  }

  /// Handles requests until no more come for a while; returns `false` if the server cannot be reached.
  private func speak(with client: some SpeechClient) -> Bool {
    guard let connection = client.connect() else { return false }
    var isConnected = true
    while isConnected, requests.wait(for: Self.idleTime), let request = requests.take().last {
      switch request {
      case .say(let text, let language): isConnected = client.say(text, in: language, to: connection)
      case .stop: client.stop(connection)
      }
    }
    client.disconnect(connection)
    return true
  }
}
