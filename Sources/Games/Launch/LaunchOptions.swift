/// What the command line asks for.
public struct LaunchOptions: Equatable, Sendable {
  /// The game to start in, or nil for the launcher.
  public private(set) var game: GameKind?
  /// The level to deal, one of the game's.
  public private(set) var level: LevelChoice.ID?
  /// The seed to deal with.
  public private(set) var seed: UInt64?
  /// The photo to make a puzzle of, as it was written: a path or a URI.
  public private(set) var photo: String?

  static let names = ["--game", "--level", "--seed"]

  /// Creates options that ask for nothing.
  public init() {}

  /// Whether a new game is asked for, even where one is stored.
  public var startsFresh: Bool { level != nil || seed != nil }

  mutating func set(_ name: String, to value: String) throws(LaunchError) {
    switch name {
    case "--game":
      guard let kind = GameKind(rawValue: value) else { throw .unknownGame(value) }
      game = kind
    case "--level":
      level = value
    default:
      guard let number = UInt64(value) else { throw .badSeed(value) }
      seed = number
    }
  }

  mutating func setPhoto(_ argument: String) throws(LaunchError) {
    guard photo == nil else { throw .secondPhoto(argument) }
    photo = argument
  }

  /// Checks what holds between options, in whatever order they came.
  ///
  /// A photo asks for its game by itself.
  mutating func check() throws(LaunchError) {
    if photo != nil {
      game = game ?? .picturePuzzle
      guard game == .picturePuzzle else { throw .photoElsewhere }
    }
    if let game {
      if let level, !game.levels.contains(where: { $0.id == level }) { throw .unknownLevel(level, game) }
    } else {
      if level != nil { throw .needsGame(option: "--level") }
      if seed != nil { throw .needsGame(option: "--seed") }
    }
  }
}
