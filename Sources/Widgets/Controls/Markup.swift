extension String {
  /// The text for what GTK reads as markup.
  var asMarkup: String { replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
}
