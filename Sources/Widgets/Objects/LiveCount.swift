/// How many references and signal closures are alive; a test compares two moments to find what was leaked.
public enum LiveCount {
  /// Living ``GObjectRef`` objects.
  public internal(set) static var references = 0
  /// Closures that GObjects hold: signal handlers, timeouts, idle handlers, animation targets.
  public internal(set) static var closures = 0
}
