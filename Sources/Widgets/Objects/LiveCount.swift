/// How many references and signal closures are alive; a test compares two moments to find what was leaked.
public enum LiveCount {
  /// Living ``GObjectRef`` objects, each with a reference that it will give back.
  public internal(set) static var references = 0
  /// Closures that GObjects hold: signal handlers, timeouts, idle handlers, animation targets.
  public internal(set) static var closures = 0
  /// GTK widgets that were wrapped and that GTK has not disposed of, whether their wrappers live or not.
  public internal(set) static var widgets = 0
}
