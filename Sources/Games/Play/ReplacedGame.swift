/// A deal that replaced a game under way, which can be restored.
package struct ReplacedGame: Equatable, Sendable {
  /// The number of the deal in this run of the program, so that a view can tell deals apart; zero for an earlier run.
  package let number: Int
  package let isRestart: Bool
}
