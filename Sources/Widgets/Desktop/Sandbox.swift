import CGtk

/// The Flatpak or Snap sandbox in which the program may run.
///
/// Of the user's files, a sandboxed program may see only those that a portal hands over: chosen in a file dialog, or
/// dragged from a program that uses the portal.
nonisolated public struct Sandbox: Sendable {
  /// The sandbox of this process.
  public static let current = Sandbox()

  /// Whether the program runs in a sandbox.
  public let isActive: Bool

  /// Detects a sandbox below `root`, as GLib does: `/.flatpak-info`, a snap's `meta/snap.yaml` (`g_file_test`).
  ///
  /// - Parameter snap: The folder of the snap, or nil outside of one.
  public init(root: String = "/", snap: String? = g_getenv("SNAP").map { String(cString: $0) }) {
    isActive = Self.exists("\(root)/.flatpak-info") || snap.map { Self.confines("\($0)/meta/snap.yaml") } ?? false
  }

  /// Returns whether a missing file may exist outside: its folder is invisible too, or replaced by the sandbox's own.
  public func mayHide(path: String) -> Bool {
    guard isActive else { return false }
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = path[..<end].isEmpty ? "/" : String(path[..<end])
    let own = ["/", "/tmp", "/var/tmp", String(cString: g_get_home_dir())]
    return own.contains(folder) || !Self.exists(folder)
  }

  private static func exists(_ path: String) -> Bool { g_file_test(path, G_FILE_TEST_EXISTS) != 0 }

  /// Returns whether a snap is confined; a classic snap sees all files.
  private static func confines(_ description: String) -> Bool {
    var text: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents(description, &text, nil, nil) != 0, let text else { return false }
    defer { g_free(text) }
    return !String(cString: text).split(separator: "\n").contains { line in
      line.hasPrefix("confinement:") && line.hasSuffix("classic")
    }
  }
}
