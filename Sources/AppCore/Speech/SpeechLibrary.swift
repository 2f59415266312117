import Glibc
import Storage

/// The client library of speech-dispatcher, which is looked up at run time.
struct SpeechLibrary: SpeechClient {
  typealias Connection = OpaquePointer
  private typealias Text = UnsafePointer<CChar>
  private typealias Open =
    @Sendable @convention(c) (
      _ client: Text, _ connection: Text?, _ user: Text?, _ mode: Int32, _ address: OpaquePointer?,
      _ startsServer: Int32, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Connection?
  private typealias SetLanguage = @Sendable @convention(c) (Connection, Text) -> Int32
  private typealias Say = @Sendable @convention(c) (Connection, _ priority: Int32, Text) -> Int32
  private typealias Cancel = @Sendable @convention(c) (Connection) -> Int32
  private typealias Close = @Sendable @convention(c) (Connection) -> Void

  private static let found = Locked<SpeechLibrary?>(nil)

  /// The library, or `nil` if it is not installed, as it can be while the program runs.
  static var installed: SpeechLibrary? {
    found.change { library in
      if library == nil { library = SpeechLibrary() }
      return library
    }
  }

  private let open: Open
  private let setLanguage: SetLanguage
  private let say: Say
  private let cancel: Cancel
  private let close: Close

  private init?() {
    guard let library = dlopen("libspeechd.so.2", RTLD_NOW), let open = dlsym(library, "spd_open2"),
      let setLanguage = dlsym(library, "spd_set_language"), let say = dlsym(library, "spd_say"),
      let cancel = dlsym(library, "spd_cancel"), let close = dlsym(library, "spd_close")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.setLanguage = unsafeBitCast(setLanguage, to: SetLanguage.self)
    self.say = unsafeBitCast(say, to: Say.self)
    self.cancel = unsafeBitCast(cancel, to: Cancel.self)
    self.close = unsafeBitCast(close, to: Close.self)
  }

  /// Connects to the server, which the library starts if necessary; returns `nil` if that fails (`spd_open2`).
  func connect() -> Connection? {
    var error: UnsafeMutablePointer<CChar>?
    let singleThread: Int32 = 0
    let connection = open("grab-bag", nil, nil, singleThread, nil, 1, &error)
    free(error)
    return connection
  }

  /// Speaks a text instead of what is being spoken; returns `false` if the connection is lost (`spd_say`).
  func say(_ text: String, in language: String, to connection: Connection) -> Bool {
    let textPriority: Int32 = 3
    _ = cancel(connection)
    // If no engine has the language, the previous one stays set.
    if !language.isEmpty { _ = setLanguage(connection, language) }
    return say(connection, textPriority, text) >= 0
  }

  func stop(_ connection: Connection) { _ = cancel(connection) }
  func disconnect(_ connection: Connection) { close(connection) }

  /// Whether a server runs or can be started: in a sandbox, only a running one can be reached.
  static var hasServer: Bool {
    let unixSocket = "unix_socket:"
    if let address = getenv("SPEECHD_ADDRESS").map({ String(cString: $0) }) {
      return !address.hasPrefix(unixSocket) || access(String(address.dropFirst(unixSocket.count)), F_OK) == 0
    }
    let socket = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) + "/speech-dispatcher/speechd.sock" }
    if let socket, access(socket, F_OK) == 0 { return true }
    let folders = getenv("PATH").map { String(cString: $0).split(separator: ":") } ?? []
    return folders.contains { access("\($0)/speech-dispatcher", X_OK) == 0 }
  }
}
