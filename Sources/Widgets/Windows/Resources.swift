import CGtk

/// The bundle with the style sheet, the icons and other files of the program's own.
///
/// Wraps `GResource`.
public enum Resources {
  /// Makes the bundle in the file at `path` known; false when there is none.
  @discardableResult
  public static func register(path: String) -> Bool {
    guard let bundle = g_resource_load(path, nil) else { return false }
    g_resources_register(bundle)
    g_resource_unref(bundle)
    return true
  }

  /// The text of the file at `path` in the bundle; nil when there is none.
  ///
  /// Wraps `g_resources_lookup_data`.
  public static func text(_ path: String) -> String? {
    guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }
}
