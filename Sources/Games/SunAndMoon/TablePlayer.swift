package enum TablePlayer: Int, Codable, CaseIterable, Sendable {
  case home, visitor

  package var opponent: TablePlayer { self == .home ? .visitor : .home }
}
