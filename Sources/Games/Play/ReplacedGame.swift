/// A deal that replaced a game under way, which can be restored.
public struct ReplacedGame: Equatable, Sendable {
  /// The number of the deal in this run of the program, so that a view can tell deals apart; zero for an earlier run.
  public let number: Int
  /// Whether the player restarted the same game.
  public let isRestart: Bool
}
