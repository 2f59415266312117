/// A way to deal a game; its raw value names it in saved games and on the command line.
public protocol GameLevel: Codable, Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == String {
  /// The level's name for the player.
  var title: String { get }
  /// The level to go on with after a win; nil after the last.
  var next: Self? { get }
}

extension GameLevel {
  /// The level of a name, for levels that are no enumeration with names of its own.
  public init?(rawValue: String) {
    guard let level = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = level
  }

  /// The one after it in the list.
  public var next: Self? { Self.allCases.drop { $0 != self }.dropFirst().first }
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
