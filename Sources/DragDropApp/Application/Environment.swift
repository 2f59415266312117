import Glibc
import Storage

/// The environment variables of the process.
enum Environment {
  /// The value of a variable; nil if it is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Has the libraries of the program write nothing into the working folder; called before there are other threads.
  static func repair() {
    for (name, value) in UserFolders.repairs(environment: value) {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
}
