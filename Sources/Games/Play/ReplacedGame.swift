/// A deal that replaced a game under way, which can be restored.
package struct ReplacedGame: Equatable, Sendable {
  /// The number of the deal in this run of the program, by which a view tells deals apart; zero for an earlier run.
  package let number: Int
  package let isRestart: Bool
}
