import CGtk
import Geometry

@MainActor extension TransferContent {
  /// Wraps `gdk_content_provider_new_union`, which takes ownership of the providers; the caller owns the union.
  static func union(of forms: [TransferContent]) -> UnsafeMutablePointer<GdkContentProvider>? {
    var providers = forms.map(\.provider)
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }

  /// Wraps `GdkContentProvider`: offers every format that GTK can convert the content to; the caller owns it.
  var provider: UnsafeMutablePointer<GdkContentProvider>? {
    switch self {
    case .files(let uris):
      var files = uris.map { Optional(FileName.file(atURI: $0)) }
      defer { for file in files { g_object_unref(UnsafeMutableRawPointer(file)) } }
      let list = gdk_file_list_new_from_array(&files, gsize(files.count))
      return Self.provider(of: gdk_file_list_get_type()) { g_value_take_boxed(&$0, UnsafeMutableRawPointer(list)) }
    case .picture(let bytes):
      return Self.provider(of: Self.mediaType(of: bytes), bytes)
    case .html(let text):
      return Self.provider(of: "text/html", Array(text.utf8))
    case .text(let text):
      return Self.provider(of: cgtk_type_string()) { g_value_set_string(&$0, text) }
    case .data(let type, let bytes):
      return Self.provider(of: type, bytes)
    case .color(let color):
      var rgba = color.gdk
      return Self.provider(of: gdk_rgba_get_type()) { g_value_set_boxed(&$0, &rgba) }
    }
  }

  private static func provider(of mediaType: String, _ bytes: [UInt8]) -> UnsafeMutablePointer<GdkContentProvider>? {
    let content = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(content) }
    return gdk_content_provider_new_for_bytes(mediaType, content)
  }

  private static func provider(of type: GType, _ fill: (inout GValue) -> Void)
    -> UnsafeMutablePointer<GdkContentProvider>?
  {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    fill(&value)
    return gdk_content_provider_new_for_value(&value)
  }

  /// Wraps `g_content_type_guess`, which looks at the first bytes.
  private static func mediaType(of bytes: [UInt8]) -> String {
    guard let type = g_content_type_guess(nil, bytes, gsize(bytes.count), nil) else { return "" }
    defer { g_free(type) }
    guard let mime = g_content_type_get_mime_type(type) else { return "" }
    defer { g_free(mime) }
    return String(cString: mime)
  }
}
