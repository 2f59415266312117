import CGtk

/// The bundle with the style sheet and the icons.
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
}
