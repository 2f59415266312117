import CGtk

/// The sandbox that the program runs in, if it does: Flatpak's or Snap's.
///
/// Files that the user can see may not exist for a sandboxed program. What a portal hands over does: what the user chooses
/// in a file dialog, and what is dragged from a program that uses the portal.
nonisolated public struct Sandbox: Sendable {
  /// The sandbox of this process.
  public static let current = Sandbox()

  /// Whether the program is in a sandbox.
  public let isActive: Bool

  /// Looks for a sandbox as GLib does: for Flatpak's `.flatpak-info` in the root folder, and for `meta/snap.yaml` in the
  /// folder of a snap.
  ///
  /// Wraps `g_file_test`.
  ///
  /// - Parameters:
  ///   - root: The root folder.
  ///   - snap: The folder of the snap; nil outside of one.
  public init(root: String = "/", snap: String? = g_getenv("SNAP").map { String(cString: $0) }) {
    isActive = Self.exists("\(root)/.flatpak-info") || snap.map { Self.confines("\($0)/meta/snap.yaml") } ?? false
  }

  /// Whether a file that is not found may be there for the user.
  ///
  /// It is not if its folder can be seen, unless that is one of those that a sandbox has for itself.
  public func mayHide(path: String) -> Bool {
    guard isActive else { return false }
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = path[..<end].isEmpty ? "/" : String(path[..<end])
    let own = ["/", "/tmp", "/var/tmp", String(cString: g_get_home_dir())]
    return own.contains(folder) || !Self.exists(folder)
  }

  private static func exists(_ path: String) -> Bool { g_file_test(path, G_FILE_TEST_EXISTS) != 0 }

  /// Whether a snap is confined: a classic one sees all files.
  private static func confines(_ description: String) -> Bool {
    var text: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents(description, &text, nil, nil) != 0, let text else { return false }
    defer { g_free(text) }
    return !String(cString: text).split(separator: "\n").contains { line in
      line.hasPrefix("confinement:") && line.hasSuffix("classic")
    }
  }
}
