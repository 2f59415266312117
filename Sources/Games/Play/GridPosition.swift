package struct GridPosition: Hashable, Sendable {
  /// The index, counted from zero in reading order.
  package let index: Int

  package func row(columns: Int) -> Int { index / columns }
  /// Returns the column, counted from zero where reading begins, in a grid with a number of columns.
  package func column(columns: Int) -> Int { index % columns }

  /// Returns the number, row, and column, counted from one, for the placeholders of a text.
  func placeholders(columns: Int) -> [String: String] {
    [
      "number": "\(index + 1)", "row": "\(row(columns: columns) + 1)", "column": "\(column(columns: columns) + 1)",
    ]
  }
}
