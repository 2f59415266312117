import CGtk

/// The bundle with the style sheet, the icons and other files of the program's own.
///
/// Wraps `GResource`.
public enum Resources {
  /// Makes the bundle in the file at `path` known to the whole process, for as long as that runs.
  ///
  /// - Throws: An error of `G_FILE_ERROR` where there is no file, and of `G_RESOURCE_ERROR` where it is damaged.
  ///
  /// Wraps `g_resource_load` and `g_resources_register`.
  public static func register(path: String) throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    guard let bundle = g_resource_load(path, &error) else { throw GLibError(taking: error) }
    g_resources_register(bundle)
    g_resource_unref(bundle)
  }

  /// The text of the file at `path` in the bundles, read as UTF-8.
  ///
  /// - Throws: An error of `G_RESOURCE_ERROR` where there is none.
  ///
  /// Wraps `g_resources_lookup_data`.
  public static func text(_ path: String) throws(GLibError) -> String {
    var error: UnsafeMutablePointer<GError>?
    guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error) else {
      throw GLibError(taking: error)
    }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(clamping: count)), as: UTF8.self)
  }
}
