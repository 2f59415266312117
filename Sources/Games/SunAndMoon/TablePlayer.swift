/// The two sides of the table, each with a hand of cards.
package enum TablePlayer: Int, Codable, CaseIterable, Sendable {
  case home, visitor

  package var opponent: TablePlayer { self == .home ? .visitor : .home }
}
