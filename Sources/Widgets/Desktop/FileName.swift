import CGtk

/// Names of files, as programs exchange them and as people read them.
///
/// Wraps `GFile`.
public enum FileName {
  /// The URI of a file that was named on the command line of this process, by a path or a URI.
  ///
  /// A path that is not absolute starts in the current folder. Wraps `g_file_new_for_commandline_arg`.
  public static func uri(ofArgument argument: String) -> String {
    // GLib ends the process at a resource whose escapes are broken, as 'resource:///%'. What is no URI may be a path.
    let unescaped = g_uri_unescape_string(argument, nil)
    defer { g_free(unescaped) }
    let pointer = unescaped == nil ? g_file_new_for_path(argument) : g_file_new_for_commandline_arg(argument)
    let file = GObjectRef(adopting: UnsafeMutableRawPointer(pointer!))
    return withExtendedLifetime(file) { uri(of: file.opaque) ?? argument }
  }

  /// The URI of the file at an absolute path, or at one in the current folder.
  ///
  /// Wraps `g_file_new_for_path`.
  public static func uri(ofPath path: String) -> String {
    let file = GObjectRef(adopting: UnsafeMutableRawPointer(g_file_new_for_path(path)))
    return withExtendedLifetime(file) { uri(of: file.opaque) ?? path }
  }

  /// The URI of a `GFile`, on any thread; nil where it has none.
  ///
  /// Wraps `g_file_get_uri`.
  nonisolated public static func uri(of file: OpaquePointer) -> String? {
    guard let uri = g_file_get_uri(file) else { return nil }
    defer { g_free(uri) }
    return String(cString: uri)
  }

  /// The last part of a URI as people read it: without escapes, and always valid UTF-8.
  ///
  /// Wraps `g_file_get_basename` and `g_filename_display_name`.
  public static func display(ofURI uri: String) -> String {
    let file = GObjectRef(adopting: UnsafeMutableRawPointer(g_file_new_for_uri(uri)))
    return withExtendedLifetime(file) {
      guard let name = g_file_get_basename(file.opaque) else { return uri }
      defer { g_free(name) }
      guard let shown = g_filename_display_name(name) else { return uri }
      defer { g_free(shown) }
      return String(cString: shown)
    }
  }
}
