import Games

extension GameKind {
  /// The IDs of all games, as they are typed on the command line.
  static var ids: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The largest number of levels that are all listed; more are sizes in order, which the first and the last explain.
  private static let mostLevels = 12
  /// The number of levels before the last one in the list of a game with more.
  private static let firstLevels = 5

  /// The IDs of the game's levels, as they are typed on the command line.
  var levelIDs: String {
    let ids = levels.map(\.id)
    guard ids.count > Self.mostLevels else { return ids.joined(separator: ", ") }
    return (ids.prefix(Self.firstLevels) + ["…"] + ids.suffix(1)).joined(separator: ", ")
  }
}
