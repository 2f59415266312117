import CGtk

/// The formats that gdk-pixbuf can decode on this system.
nonisolated enum PixbufFormats {
  /// Returns the name of the format with a MIME type; nil if no loader supports it.
  ///
  /// Wraps `gdk_pixbuf_format_get_mime_types`.
  static func name(forMIMEType wanted: String) -> String? {
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    for entry in sequence(first: formats, next: { $0?.pointee.next }).prefix(while: { $0 != nil }) {
      guard let format = OpaquePointer(entry?.pointee.data), let types = gdk_pixbuf_format_get_mime_types(format) else {
        continue
      }
      defer { g_strfreev(types) }
      if g_strv_contains(UnsafePointer(OpaquePointer(types)), wanted) != 0 { return name(of: format) }
    }
    return nil
  }

  /// Wraps `gdk_pixbuf_format_get_name`.
  static func name(of format: OpaquePointer) -> String {
    guard let name = gdk_pixbuf_format_get_name(format) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }
}
