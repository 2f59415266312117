import CGtk

/// Functions for `data:` URIs, which contain their content (RFC 2397).
nonisolated public enum DataURI {
  /// Returns whether a URI is a `data:` URI.
  public static func isOne(_ uri: String) -> Bool { uri.prefix(5).lowercased() == "data:" }

  /// Returns the content of a `data:` URI; nil for another, empty or damaged URI (`g_base64_decode`).
  ///
  /// Can take long: call it off the main thread.
  public static func content(of uri: String) -> [UInt8]? {
    guard isOne(uri), let comma = uri.utf8.firstIndex(of: 0x2c) else { return nil }
    let data = String(uri[comma...].dropFirst())
    guard let bytes = g_uri_unescape_bytes(data, -1, nil, nil) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return nil }
    let plain = UnsafeRawBufferPointer(start: start, count: Int(clamping: count))
    guard uri[..<comma].lowercased().hasSuffix(";base64") else { return Array(plain) }
    let text = String(decoding: plain, as: UTF8.self)
    guard let decoded = g_base64_decode(text, &count) else { return nil }
    defer { g_free(decoded) }
    return count > 0 ? Array(UnsafeBufferPointer(start: decoded, count: Int(clamping: count))) : nil
  }
}
