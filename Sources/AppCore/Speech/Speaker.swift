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
  private let isLost = Locked(false)
  private let lost: @Sendable () -> Void

  /// - Parameter lost: Called on another thread if the server cannot be reached, once ``isAvailable`` is `false`.
  package init(lost: @escaping @Sendable () -> Void) { self.lost = lost }

  /// Whether there is a library and a server; looks for files, so call it on a thread that may block.
  package var isAvailable: Bool {
    !isLost.change(\.self) && SpeechLibrary.installed != nil && SpeechLibrary.hasServer
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
    guard let library = SpeechLibrary.installed, let connection = library.connect() else {
      _ = requests.take()
      isLost.change { $0 = true }
      return lost()
    }
    var isConnected = true
    while isConnected, requests.wait(for: Self.idleTime), let request = requests.take().last {
      switch request {
      case .say(let text, let language): isConnected = library.say(text, in: language, to: connection)
      case .stop: library.stop(connection)
      }
    }
    library.disconnect(connection)
  }
}
