/// A way to deal a game; its raw value names it in saved games and on the command line.
public protocol GameLevel: Codable, Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == String {
  /// The level's name for the player.
  var title: String { get }
}

/// A level as a menu shows it, whatever the game.
public struct LevelChoice: Hashable, Identifiable, Sendable {
  /// The level's name in saved games and on the command line.
  public let id: String
  /// The level's name for the player.
  public let title: String

  init(_ level: some GameLevel) {
    id = level.rawValue
    title = level.title
  }
}
