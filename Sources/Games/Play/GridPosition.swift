/// A place in rows and columns.
public struct GridPosition: Hashable, Sendable {
  /// The place, counted from zero in reading order.
  public let index: Int

  /// The row, counted from zero at the top, where there are so many columns.
  public func row(columns: Int) -> Int { index / columns }
  /// The column, counted from zero where reading begins, where there are so many.
  public func column(columns: Int) -> Int { index % columns }

  /// Its number, row and column, counted from one, for the holes of a sentence.
  func holes(columns: Int) -> [String: String] {
    [
      "number": "\(index + 1)", "row": "\(row(columns: columns) + 1)", "column": "\(column(columns: columns) + 1)",
    ]
  }
}
