import Glibc

/// The user's folders, as in the XDG Base Directory Specification.
public enum UserFolders {
  /// The home folder of users without one in Debian's password file; the folder does not exist.
  private static let nowhere = "/nonexistent"

  /// Returns the home folder, if any: an absolute `HOME` of the `environment`, or else the one in the password file.
  public static func home(
    environment: (String) -> String?, passwordEntry: () -> String? = passwordFileHome
  ) -> String? {
    absolute(environment("HOME")) ?? absolute(passwordEntry())
  }

  /// Returns the folder for the data of a program, or `nil` without a home folder; relative paths are ignored (XDG).
  public static func data(
    of name: String, environment: (String) -> String?, passwordEntry: () -> String? = passwordFileHome
  ) -> String? {
    if let data = absolute(environment("XDG_DATA_HOME")) { return "\(data)/\(name)" }
    return home(environment: environment, passwordEntry: passwordEntry).map { "\($0)/.local/share/\(name)" }
  }

  /// Returns environment changes that replace relative paths, to which libraries would write; `nil` unsets a variable.
  public static func repairs(
    environment: (String) -> String?, passwordEntry: () -> String? = passwordFileHome
  ) -> [(name: String, value: String?)] {
    let names = ["DATA", "CONFIG", "CACHE", "STATE"].map { "XDG_\($0)_HOME" } + ["XDG_RUNTIME_DIR"]
    let relative = names.filter { environment($0) != nil && absolute(environment($0)) == nil }
    var repairs: [(String, String?)] = relative.map { ($0, nil) }
    if absolute(environment("HOME")) == nil {
      repairs.append(("HOME", home(environment: environment, passwordEntry: passwordEntry) ?? nowhere))
    }
    return repairs
  }

  /// Returns the home folder in the password file; no other thread may read the file at the same time (`getpwuid`).
  public static func passwordFileHome() -> String? { getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) } }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path
  }
}
