import CGtk

/// Disables animations when the program's own settings or the desktop ask for reduced motion.
///
/// Sets `gtk-enable-animations`, with which a desktop can also disable all animations. From GTK 4.22 on, a desktop asks
/// for reduced motion with `gtk-interface-reduced-motion`, which libadwaita's animations ignore.
@MainActor public final class ReducedMotion {
  private static let desktopProperty = "gtk-interface-reduced-motion"
  /// `GTK_REDUCED_MOTION_REDUCE`.
  private static let reduce: Int32 = 1

  private let settings = gtk_settings_get_default()
  private var handler: SignalToken?

  /// Whether the program's own settings ask for reduced motion; false by default.
  public var isWanted = false {
    didSet { apply() }
  }

  /// Follows the desktop's setting for as long as this object lives; call it once the application has started.
  ///
  /// Wraps `gtk_settings_get_default`.
  public init() {
    guard let settings, isAskable else { return }
    handler = SignalToken(
      connect(UnsafeMutableRawPointer(settings), "notify::\(Self.desktopProperty)") { [weak self] in self?.apply() })
    apply()
  }

  private func apply() {
    guard let settings else { return }
    // Resetting the property restores the desktop's value.
    guard isWanted || isAskedFor else { return gtk_settings_reset_property(settings, "gtk-enable-animations") }
    var value = GValue()
    g_value_init(&value, cgtk_type_boolean())
    g_value_set_boolean(&value, 0)
    g_object_set_property(object, "gtk-enable-animations", &value)
  }

  private var object: UnsafeMutablePointer<GObject>? {
    settings.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) }
  }

  private var isAskable: Bool {
    guard let settings else { return false }
    let kind = UnsafeMutableRawPointer(cgtk_class_of(UnsafeMutableRawPointer(settings)))
    return g_object_class_find_property(kind?.assumingMemoryBound(to: GObjectClass.self), Self.desktopProperty) != nil
  }

  private var isAskedFor: Bool {
    guard isAskable else { return false }
    // GTK initializes the value with the enumeration type of the property.
    var value = GValue()
    g_object_get_property(object, Self.desktopProperty, &value)
    defer { g_value_unset(&value) }
    return g_value_get_enum(&value) == Self.reduce
  }
}
