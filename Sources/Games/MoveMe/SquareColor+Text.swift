extension SquareColor {
  /// The localized name.
  package var name: String { ColorName(self).text }
}
