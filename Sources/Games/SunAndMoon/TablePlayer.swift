/// A player, whose hand lies on one side of the table; saved games contain the raw value.
package enum TablePlayer: Int, Codable, CaseIterable, Sendable {
  case home, visitor

  package var opponent: TablePlayer { self == .home ? .visitor : .home }
}
