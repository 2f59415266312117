import CGtk

/// How many references and signal closures are alive; a test compares two moments to find what was leaked.
public enum LiveCount {
  /// Living ``GObjectRef`` objects, each with a reference that it will give back.
  public internal(set) static var references = 0
  /// Closures that GObjects hold: signal handlers, timeouts, idle handlers, animation targets.
  public internal(set) static var closures = 0
  /// GTK widgets that were wrapped and that GTK has not disposed of, whether their wrappers live or not.
  public internal(set) static var widgets = 0
  private static var widgetsByType: [GType: Int] = [:]

  /// How many widgets there are of each type, by the names of their types.
  public static var widgetTypes: [String: Int] {
    let names = widgetsByType.map { type, count in (String(cString: g_type_name(type)), count) }
    return Dictionary(uniqueKeysWithValues: names)
  }

  static func add(_ count: Int, widgetsOf type: GType) {
    widgets += count
    let sum = widgetsByType[type, default: 0] + count
    widgetsByType[type] = sum == 0 ? nil : sum
  }
}
