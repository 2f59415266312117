/// The areas of the table, from the visitor's side to home's.
package enum TableArea: Int, Codable, CaseIterable, Sendable {
  /// The area next to the visitor.
  case yonder
  /// The area in the middle.
  case there
  /// The area next to home.
  case here
}

/// A set of areas.
package struct TableAreas: OptionSet, Codable, Hashable, Sendable {
  /// One bit for each area.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set with one area.
  package init(_ area: TableArea) { rawValue = 1 << area.rawValue }

  /// All areas.
  package static let all = TableAreas(rawValue: 0b111)

  /// Every set of areas except the empty one.
  package static let choices = (1...all.rawValue).map(TableAreas.init(rawValue:))

  /// Whether an area is in the set.
  package func contains(_ area: TableArea) -> Bool { rawValue >> area.rawValue & 1 == 1 }

  /// The number of areas in the set.
  package var count: Int { rawValue.nonzeroBitCount }

  /// The areas of the set, from the visitor's side to home's.
  package var areas: [TableArea] { TableArea.allCases.filter(contains) }
}
