import Games
import Glibc

struct StandardError: TextOutputStream {
  /// Prints an error that the player need not see in the window.
  static func tell(_ error: some Error) {
    var standardError = StandardError()
    print("grab-bag: \(error)", to: &standardError)
  }

  mutating func write(_ text: String) { Terminal.write(text, to: STDERR_FILENO) }
}

enum Terminal {
  /// Writes a text in the locale's encoding, and returns whether all of it was written.
  ///
  /// Wraps `write`.
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
