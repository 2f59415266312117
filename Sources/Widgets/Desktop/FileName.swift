import CGtk
import Geometry

/// Conversions between file names, URIs and display names; can be used on any thread (`GFile`).
nonisolated public enum FileName {
  /// Returns the URI of a file given on the command line as bytes (`g_file_new_for_commandline_arg`).
  ///
  /// A relative path starts in the current folder, and `~/` means the home folder, as in a shell. The name of an
  /// existing file is always a path, even if it looks like a URI.
  public static func uri(ofArgument argument: some Collection<UInt8>) -> String {
    let bytes = argument.prefix { $0 != 0 }.map(CChar.init(bitPattern:)) + [0]
    return uri(ofOwned: file(named: bytes)) ?? String(decoding: argument, as: UTF8.self)
  }

  private static func file(named argument: [CChar]) -> OpaquePointer? {
    if g_file_test(argument, G_FILE_TEST_EXISTS) != 0 { return g_file_new_for_path(argument) }
    let (tilde, slash) = (CChar(bitPattern: UInt8(ascii: "~")), CChar(bitPattern: UInt8(ascii: "/")))
    if argument.starts(with: [tilde, slash]), let home = g_get_home_dir() {
      return g_file_new_for_path(Array(UnsafeBufferPointer(start: home, count: strlen(home))) + argument.dropFirst())
    }
    // GLib before 2.78 crashes on such a resource URI, and an invalid URI of any scheme may be a path.
    let unescaped = g_uri_unescape_string(argument, nil)
    defer { g_free(unescaped) }
    return unescaped == nil ? g_file_new_for_path(argument) : g_file_new_for_commandline_arg(argument)
  }

  /// Returns the file at a URI, which the caller owns (`g_file_new_for_uri`).
  ///
  /// A resource URI with invalid escapes, such as 'resource:///%', counts as a path: GLib before 2.78 crashes on it.
  package static func file(atURI uri: String) -> OpaquePointer {
    guard uri.prefix(9).lowercased() == "resource:" else { return g_file_new_for_uri(uri) }
    guard let unescaped = g_uri_unescape_string(uri, nil) else { return g_file_new_for_path(uri) }
    defer { g_free(unescaped) }
    return g_file_new_for_uri(uri)
  }

  /// Returns the URI of the file at a path; a relative path starts in the current folder (`g_file_new_for_path`).
  public static func uri(ofPath path: String) -> String { uri(ofOwned: g_file_new_for_path(path)) ?? path }

  private static func uri(ofOwned file: OpaquePointer?) -> String? {
    guard let file else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return uri(of: file)
  }

  /// Returns the URI of a `GFile`, nil if it has none; another object ends the program (`g_file_get_uri`).
  public static func uri(of file: OpaquePointer) -> String? {
    InstanceType.require(UnsafeMutableRawPointer(file), isA: g_file_get_type(), "GFile")
    guard let uri = g_file_get_uri(file) else { return nil }
    defer { g_free(uri) }
    return String(cString: uri)
  }

  static func uris(in fileList: UnsafeMutableRawPointer?) -> [String] {
    guard let fileList else { return [] }
    // 'transfer container': the list is owned, its files are not.
    let list = gdk_file_list_get_files(OpaquePointer(fileList))
    defer { g_slist_free(list) }
    return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { node in
      node?.pointee.data.flatMap { uri(of: OpaquePointer($0)) }
    }
  }

  /// Returns the last part of a URI for display, unescaped, with any control characters (`g_filename_display_name`).
  ///
  /// For a web address without a path, this is the host. For a `data:` URI, it is empty.
  public static func display(ofURI uri: String) -> String {
    guard !DataURI.isOne(uri) else { return "" }
    guard !isOnWeb(uri) else { return display(ofAddress: uri) }
    let file = file(atURI: uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let name = g_file_get_basename(file) else { return uri }
    defer { g_free(name) }
    guard let shown = g_filename_display_name(name) else { return uri }
    defer { g_free(shown) }
    return String(cString: shown)
  }

  private static func display(ofAddress uri: String) -> String {
    let parts = uri.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").dropFirst()
    guard let last = parts.last.map(String.init) else { return "" }
    guard let name = g_uri_unescape_string(last, nil) else { return last }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// Returns whether a URI is a web address.
  public static func isOnWeb(_ uri: String) -> Bool {
    ["http:", "https:", "blob:"].contains { uri.prefix($0.count).lowercased() == $0 }
  }
}
