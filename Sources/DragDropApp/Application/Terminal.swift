import Games
import Glibc

enum Terminal {
  static func printError(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Wraps `write` for a text in the locale's encoding, and returns whether all of it was written.
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
