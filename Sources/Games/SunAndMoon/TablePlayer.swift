/// The two sides of the table, each with a hand of cards.
package enum TablePlayer: Int, Codable, CaseIterable, Sendable {
  /// The side near the person at the computer.
  case home
  /// The far side, which the computer plays in games against it.
  case visitor

  /// The other side.
  package var opponent: TablePlayer { self == .home ? .visitor : .home }
}
