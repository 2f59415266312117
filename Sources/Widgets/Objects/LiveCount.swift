import CGtk

/// How many references and signal closures are alive; a test compares two moments to find what was leaked.
public enum LiveCount {
  /// Living ``GObjectRef`` objects, each with a reference that it will give back.
  public internal(set) static var references = 0
  /// Closures that GObjects hold: signal handlers, timeouts, idle handlers, animation targets.
  public internal(set) static var closures = 0
  /// GTK widgets that were wrapped and that GTK has not disposed of, whether their wrappers live or not.
  public static var widgets: Int { widgetsByType.values.reduce(0, +) }
  private static var widgetsByType: [GType: Int] = [:]

  /// How many widgets there are of each type, by the names of their types.
  public static var widgetTypes: [String: Int] {
    let counted = widgetsByType.filter { $0.value > 0 }
    return Dictionary(uniqueKeysWithValues: counted.map { (String(cString: g_type_name($0.key)), $0.value) })
  }

  static func add(_ count: Int, widgetsOf type: GType) { widgetsByType[type, default: 0] += count }
}
