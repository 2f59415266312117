import Glibc
import Storage

/// The environment variables of the process.
enum Environment {
  /// Returns the value of a variable; nil if it is not set (`getenv`).
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Corrects variables so that no library writes into the working folder; call it before any thread starts (`setenv`).
  static func repair() {
    for (name, value) in UserFolders.repairs(environment: value) {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
}
