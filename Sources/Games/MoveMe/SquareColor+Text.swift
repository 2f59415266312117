extension SquareColor {
  package var name: String { ColorName(self).text }
}
