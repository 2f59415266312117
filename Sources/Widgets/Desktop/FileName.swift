import CGtk

/// Names of files, as programs exchange them and as people read them.
///
/// Wraps `GFile`.
public enum FileName {
  /// The URI of a file that was named on the command line of this process, by a path or a URI.
  ///
  /// A relative path starts in the current folder. The path of an existing file is always a path, even if it looks like a
  /// URI. '~/' begins a path in the home folder, as it does in a shell.
  ///
  /// - Parameter argument: The bytes of the argument, which need not be text in any encoding.
  ///
  /// Wraps `g_file_new_for_commandline_arg`.
  public static func uri(ofArgument argument: some Collection<UInt8>) -> String {
    let bytes = argument.prefix { $0 != 0 }.map(CChar.init(bitPattern:)) + [0]
    let file = GObjectRef(adopting: UnsafeMutableRawPointer(file(named: bytes)!))
    return withExtendedLifetime(file) { uri(of: file.opaque) ?? String(decoding: argument, as: UTF8.self) }
  }

  /// The file that an argument names, which ends with a zero.
  private static func file(named argument: [CChar]) -> OpaquePointer? {
    if g_file_test(argument, G_FILE_TEST_EXISTS) != 0 { return g_file_new_for_path(argument) }
    let (tilde, slash) = (CChar(bitPattern: UInt8(ascii: "~")), CChar(bitPattern: UInt8(ascii: "/")))
    if argument.starts(with: [tilde, slash]), let home = g_get_home_dir() {
      return g_file_new_for_path(Array(UnsafeBufferPointer(start: home, count: strlen(home))) + argument.dropFirst())
    }
    // GLib ends the process at a resource whose escapes are broken, as 'resource:///%'. What is no URI may be a path.
    let unescaped = g_uri_unescape_string(argument, nil)
    defer { g_free(unescaped) }
    return unescaped == nil ? g_file_new_for_path(argument) : g_file_new_for_commandline_arg(argument)
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
  /// Another object ends the program. Wraps `g_file_get_uri`.
  nonisolated public static func uri(of file: OpaquePointer) -> String? {
    InstanceType.require(UnsafeMutableRawPointer(file), isA: g_file_get_type(), "GFile")
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
