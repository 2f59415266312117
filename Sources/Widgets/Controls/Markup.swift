import CGtk

extension String {
  var asMarkup: String {
    guard let escaped = g_markup_escape_text(self, gssize(utf8.count)) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
