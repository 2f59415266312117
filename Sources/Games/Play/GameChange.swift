/// A change in a game, for views to animate and announce.
package protocol GameChange: Equatable, Sendable {
  /// Another game was dealt or restored.
  static var dealt: Self { get }
  /// A move was undone.
  static var undone: Self { get }
  /// A move was redone.
  static var redone: Self { get }
}
