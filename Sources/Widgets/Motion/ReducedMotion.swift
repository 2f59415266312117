import CGtk

/// Disables animations if the program's own settings ask for it, or else follows the desktop (`gtk-enable-animations`).
@MainActor public final class ReducedMotion {
  /// Whether nothing is animated; false by default.
  public var isWanted = false {
    didSet { apply() }
  }

  /// Creates an object for use once the application has started.
  public init() {}

  private func apply() {
    guard let settings = gtk_settings_get_default() else { return }
    if isWanted {
      cgtk_set_int(UnsafeMutableRawPointer(settings), "gtk-enable-animations", 0)
    } else {
      // Resetting the property restores the desktop's value.
      gtk_settings_reset_property(settings, "gtk-enable-animations")
    }
  }
}
