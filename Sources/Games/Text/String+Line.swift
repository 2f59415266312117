import DragAndDrop

extension String {
  /// Returns the text cleaned for display, as one line of at most `limit` characters.
  func line(upTo limit: Int) -> String { String(displayName.prefix(limit)).displayName }
}
