import Games
import Glibc

/// What goes to the terminal beside the program's output: `print(…, to: &standardError)`.
struct StandardError: TextOutputStream {
  /// Tells whoever started the program in a terminal what went wrong, where the player is not to be bothered.
  static func tell(_ error: some Error) {
    var standardError = StandardError()
    print("grab-bag: \(error)", to: &standardError)
  }

  mutating func write(_ text: String) { Terminal.write(text, to: STDERR_FILENO) }
}

/// The terminal or file that the program's output goes to.
enum Terminal {
  /// Writes a text in the locale's encoding; false if not all of it could be written.
  ///
  /// C: `write`.
  @discardableResult
  static func write(_ text: String, to file: Int32) -> Bool {
    var rest = LocaleText.bytes(of: text)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }
}
