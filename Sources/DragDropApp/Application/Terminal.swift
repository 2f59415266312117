import FoundationEssentials
import Games
import Glibc
import Storage

enum Terminal {
  static func printError(_ text: String) {
    // Where this fails, nothing else can tell of it.
    try? write(text + "\n", to: STDERR_FILENO)
  }

  /// Writes a text in the locale's encoding.
  static func write(_ text: String, to file: Int32) throws(FileFailure) {
    try writeAll(Data(LocaleText.bytes(of: text)), to: file)
  }
}
