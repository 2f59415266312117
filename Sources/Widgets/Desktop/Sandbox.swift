import CGtk

/// The Flatpak or Snap sandbox in which the program may run.
///
/// Files that the user can see may not exist for a sandboxed program, except those that a portal hands over: files
/// chosen in a file dialog or dragged from a program that uses the portal.
nonisolated public struct Sandbox: Sendable {
  /// The sandbox of this process.
  public static let current = Sandbox()

  /// Whether the program runs in a sandbox.
  public let isActive: Bool

  /// Detects a sandbox as GLib does, by Flatpak's `/.flatpak-info` and a snap's `meta/snap.yaml`.
  ///
  /// Wraps `g_file_test`.
  ///
  /// - Parameters:
  ///   - root: The root folder.
  ///   - snap: The folder of the snap, or nil outside of one.
  public init(root: String = "/", snap: String? = g_getenv("SNAP").map { String(cString: $0) }) {
    isActive = Self.exists("\(root)/.flatpak-info") || snap.map { Self.confines("\($0)/meta/snap.yaml") } ?? false
  }

  /// Whether a file that is not found may exist outside of the sandbox.
  ///
  /// It may if its folder is not visible either, or is one of the folders that a sandbox replaces with its own.
  public func mayHide(path: String) -> Bool {
    guard isActive else { return false }
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = path[..<end].isEmpty ? "/" : String(path[..<end])
    let own = ["/", "/tmp", "/var/tmp", String(cString: g_get_home_dir())]
    return own.contains(folder) || !Self.exists(folder)
  }

  private static func exists(_ path: String) -> Bool { g_file_test(path, G_FILE_TEST_EXISTS) != 0 }

  /// Whether a snap is confined; a classic snap sees all files.
  private static func confines(_ description: String) -> Bool {
    var text: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents(description, &text, nil, nil) != 0, let text else { return false }
    defer { g_free(text) }
    return !String(cString: text).split(separator: "\n").contains { line in
      line.hasPrefix("confinement:") && line.hasSuffix("classic")
    }
  }
}
