import CGtk

/// The numbers of living references, closures and widgets, with which tests find leaks.
public enum LiveCount {
  /// The number of living ``GObjectRef`` objects.
  public internal(set) static var references = 0
  /// The number of closures that C holds: signal handlers, timeouts, idle handlers, animation targets.
  public internal(set) static var closures = 0
  /// The number of wrapped GTK widgets that are not disposed yet, whether their wrappers still live or not.
  public static var widgets: Int { widgetsByType.values.reduce(0, +) }
  private static var widgetsByType: [GType: Int] = [:]

  /// The number of widgets of each type, by type name.
  public static var widgetTypes: [String: Int] {
    let counted = widgetsByType.filter { $0.value > 0 }
    return Dictionary(uniqueKeysWithValues: counted.map { (String(cString: g_type_name($0.key)), $0.value) })
  }

  static func add(_ count: Int, widgetsOf type: GType) { widgetsByType[type, default: 0] += count }
}
