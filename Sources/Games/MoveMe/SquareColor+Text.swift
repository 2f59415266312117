extension SquareColor {
  /// The localized name.
  package var name: String { ColorName(red: red, green: green, blue: blue).text }
}
