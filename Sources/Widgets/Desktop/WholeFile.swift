import CGtk

/// A file of the user's that is read or written whole, on any thread, wherever it is.
///
/// Wraps `GFile`.
nonisolated public enum WholeFile {
  /// The bytes of a file.
  ///
  /// Wraps `g_file_load_contents`.
  public static func read(uri: String) throws(GLibError) -> [UInt8] {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var (content, length): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
    var error: UnsafeMutablePointer<GError>?
    guard g_file_load_contents(file, nil, &content, &length, nil, &error) != 0, let content else {
      throw GLibError(taking: error)
    }
    defer { g_free(content) }
    return [UInt8](UnsafeRawBufferPointer(start: content, count: Int(length)))
  }

  /// Writes a file; one that was there is replaced when all is written.
  ///
  /// Wraps `g_file_replace_contents`.
  public static func write(_ bytes: [UInt8], uri: String) throws(GLibError) {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    let text = bytes.map { CChar(bitPattern: $0) }
    guard g_file_replace_contents(file, text, gsize(text.count), nil, 0, G_FILE_CREATE_NONE, nil, nil, &error) != 0
    else { throw GLibError(taking: error) }
  }
}
