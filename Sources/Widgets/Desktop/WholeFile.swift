import CGtk

/// Reading and writing of whole files at any URI, on any thread.
///
/// Wraps `GFile`.
nonisolated public enum WholeFile {
  /// Returns the contents of a file.
  ///
  /// Wraps `g_file_read`.
  ///
  /// - Parameter limit: The maximum size, in bytes.
  /// - Throws: ``GLibError``; its ``GLibError/fileReason`` is `tooLarge` for a file above the limit.
  public static func read(uri: String, limit: Int = .max) throws(GLibError) -> [UInt8] {
    let file = g_file_new_for_uri(uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = g_file_read(file, nil, &error) else { throw GLibError(taking: error) }
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = g_input_stream_read(input, &buffer, gsize(buffer.count), nil, &error)
      guard count >= 0 else { throw GLibError(taking: error) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        let code = Int32(bitPattern: G_IO_ERROR_MESSAGE_TOO_LARGE.rawValue)
        throw GLibError(taking: g_error_new_literal(g_io_error_quark(), code, "The file is too large."))
      }
    }
  }

  /// Writes a file, replacing an existing one only when all is written.
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
