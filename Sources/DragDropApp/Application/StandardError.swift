import Glibc

/// What goes to the terminal beside the program's output: `print(…, to: &standardError)`.
struct StandardError: TextOutputStream {
  /// Tells whoever started the program in a terminal what went wrong, where the player is not to be bothered.
  static func tell(_ error: some Error) {
    var standardError = StandardError()
    print("grab-bag: \(error)", to: &standardError)
  }

  mutating func write(_ text: String) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      written += count
    }
  }
}
