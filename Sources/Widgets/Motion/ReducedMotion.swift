import CGtk

/// Disables animations on request of the program's own settings or the desktop (`gtk-enable-animations`).
///
/// From GTK 4.22 on, a desktop asks with `gtk-interface-reduced-motion`, which libadwaita's animations ignore.
@MainActor public final class ReducedMotion {
  private static let desktopProperty = "gtk-interface-reduced-motion"
  /// `GTK_REDUCED_MOTION_REDUCE`.
  private static let reduce: Int32 = 1

  private let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
  private var handler: SignalToken?

  /// Whether the program's own settings ask for reduced motion; false by default.
  public var isWanted = false {
    didSet { apply() }
  }

  /// Follows the desktop's setting for as long as this object lives; call it once the application has started.
  public init() {
    guard let settings, hasDesktopProperty else { return }
    handler = SignalToken(connect(settings, "notify::\(Self.desktopProperty)") { [weak self] in self?.apply() })
    apply()
  }

  private func apply() {
    guard let settings else { return }
    let isAskedFor = hasDesktopProperty && cgtk_get_int(settings, Self.desktopProperty) == Self.reduce
    // Resetting the property restores the desktop's value.
    guard isWanted || isAskedFor else {
      return gtk_settings_reset_property(OpaquePointer(settings), "gtk-enable-animations")
    }
    cgtk_set_int(settings, "gtk-enable-animations", 0)
  }

  private var hasDesktopProperty: Bool {
    let settingsClass = cgtk_class_of(settings)?.as(GObjectClass.self)
    return g_object_class_find_property(settingsClass, Self.desktopProperty) != nil
  }
}
