/// Disables animations on request of the program's own settings, and otherwise leaves them to the desktop
/// (`gtk-enable-animations`).
@MainActor public final class ReducedMotion {
  /// Whether nothing is animated; false by default.
  public var isWanted = false {
    didSet {
      if isWanted != oldValue { DesktopSetting.set("gtk-enable-animations") { _ in isWanted ? 0 : nil } }
    }
  }

  /// Creates an object for use once the application has started.
  public init() {}
}
