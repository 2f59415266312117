/// That a game was dealt in the place of one that was under way and can be brought back.
public struct ReplacedGame: Equatable, Sendable {
  /// Which of the deals of this run it is; zero for one of an earlier run.
  ///
  /// A view sees by it that there is another one.
  public let number: Int
  /// Whether the player wanted the same game once more, and not another one.
  public let isRestart: Bool
}
