import CGtk

/// Reading and writing of whole files at any URI, on any thread (`GFile`).
nonisolated public enum WholeFile {
  /// Returns the contents of a file of at most `limit` bytes (`g_file_read`).
  ///
  /// - Throws: ``GLibError``; its ``GLibError/fileReason`` is `tooLarge` for a file above the limit.
  public static func read(uri: String, limit: Int = .max) throws(GLibError) -> [UInt8] {
    let file = FileName.file(atURI: uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = g_file_read(file, nil, &error) else { throw GLibError(taking: error) }
    return try TransferStream(adopting: UnsafeMutablePointer(stream).as()).content(upTo: limit)
  }

  /// Writes a file, replacing an existing one only when all is written (`g_file_replace_contents`).
  public static func write(_ bytes: [UInt8], uri: String) throws(GLibError) {
    let file = FileName.file(atURI: uri)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    let text = bytes.map { CChar(bitPattern: $0) }
    guard g_file_replace_contents(file, text, gsize(text.count), nil, 0, G_FILE_CREATE_NONE, nil, nil, &error) != 0
    else { throw GLibError(taking: error) }
  }
}
