import CGtk

/// The program's resource bundle: style sheet, icons and other files (`GResource`).
public enum Resources {
  /// Registers the bundle in a file for the rest of the process (`g_resource_load`, `g_resources_register`).
  ///
  /// - Throws: `G_FILE_ERROR` if the file cannot be read, `G_RESOURCE_ERROR` if it is damaged.
  public static func register(path: String) throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    guard let bundle = g_resource_load(path, &error) else { throw GLibError(taking: error) }
    g_resources_register(bundle)
    g_resource_unref(bundle)
  }

  /// Returns the resource at `path` as UTF-8; throws `G_RESOURCE_ERROR` without one (`g_resources_lookup_data`).
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
