import Widgets

extension ScrollView {
  /// Has a column scroll that is at most so wide and stays in the middle, with some air about it.
  convenience init(_ column: Widget, width: Int, top: Int = 18, bottom: Int = 24, sides: Int = 18) {
    column.setMargins(top: top, bottom: bottom, start: sides, end: sides)
    self.init(Clamp(column, width: width))
    expand()
  }
}
