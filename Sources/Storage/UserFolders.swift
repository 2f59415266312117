import Glibc

/// The folders of the user, as the XDG Base Directory Specification names them.
public enum UserFolders {
  /// What stands for the home folder of a user without one, as in Debian's password file: no folder that there is.
  private static let nowhere = "/nonexistent"

  /// The user's home folder; nil if there is none.
  ///
  /// Whoever has no `HOME`, or one that is no absolute path, has the home folder that the password file names. C: `getpwuid_r`.
  ///
  /// - Parameters:
  ///   - environment: Gives the value of an environment variable; nil if it is not set.
  ///   - passwordEntry: Gives the home folder in the password file.
  public static func home(
    environment: (String) -> String?, passwordEntry: () -> String? = passwordFileHome
  ) -> String? {
    absolute(environment("HOME")) ?? absolute(passwordEntry())
  }

  /// The folder in which a program keeps its data; nil if the user has no home folder.
  ///
  /// Relative paths in the environment are ignored, as the specification asks for.
  ///
  /// - Parameter name: What the program calls its folder.
  public static func data(
    of name: String, environment: (String) -> String?, passwordEntry: () -> String? = passwordFileHome
  ) -> String? {
    if let data = absolute(environment("XDG_DATA_HOME")) { return "\(data)/\(name)" }
    return home(environment: environment, passwordEntry: passwordEntry).map { "\($0)/.local/share/\(name)" }
  }

  /// The changes by which the environment names no folder relative to the working folder, where the libraries of the program
  /// would write into it; nil removes a variable.
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

  /// The user's home folder in the password file; nil if the user is not in there.
  ///
  /// C: `getpwuid_r`.
  public static func passwordFileHome() -> String? {
    var size = 1024
    while size <= 1 << 20 {
      var (entry, found) = (passwd(), UnsafeMutablePointer<passwd>?.none)
      let home: (status: Int32, path: String?) = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) {
        guard let buffer = $0.baseAddress else { return (0, nil) }
        let status = getpwuid_r(getuid(), &entry, buffer, $0.count, &found)
        return (status, found?.pointee.pw_dir.map { String(cString: $0) })
      }
      guard home.status == ERANGE else { return home.path }
      size *= 2
    }
    return nil
  }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path
  }
}
