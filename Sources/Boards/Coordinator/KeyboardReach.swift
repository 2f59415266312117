/// Which places keys can bring a carried piece to.
nonisolated public enum KeyboardReach: Sendable {
  /// Those that would take it; all of them if none does.
  case accepting
  /// All of them, so that a refusal and its reason can be met by ear.
  case all
}
