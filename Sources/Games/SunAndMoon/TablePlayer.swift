/// The two sides of the table, each with a hand of cards.
public enum TablePlayer: Int, Codable, CaseIterable, Sendable {
  /// The side near to who sits at the computer.
  case home
  /// The far side; against the computer it is the computer's.
  case visitor

  /// The other side.
  public var opponent: TablePlayer { self == .home ? .visitor : .home }
}
