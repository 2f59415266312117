/// The areas of the table, from the visitor's side to home's; saved games contain the raw value.
package enum TableArea: Int, Codable, CaseIterable, Sendable {
  case yonder, there, here
}

package struct TableAreas: OptionSet, Codable, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ area: TableArea) { rawValue = 1 << area.rawValue }

  package static let all = TableAreas(rawValue: 0b111)

  package static let choices = (1...all.rawValue).map(TableAreas.init(rawValue:))

  package func contains(_ area: TableArea) -> Bool { rawValue >> area.rawValue & 1 == 1 }

  package var count: Int { rawValue.nonzeroBitCount }

  package var areas: [TableArea] { TableArea.allCases.filter(contains) }
}
