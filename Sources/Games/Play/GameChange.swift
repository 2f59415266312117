/// What happened in a game, for views to animate and to say.
public protocol GameChange: Equatable, Sendable {
  /// Another game lies on the board: dealt, or brought back.
  static var dealt: Self { get }
  /// A move was taken back.
  static var undone: Self { get }
  /// A move that was taken back was made again.
  static var redone: Self { get }
}
