import CGtk

/// The desktop's style preferences, with notification of changes (`AdwStyleManager`).
@MainActor public final class Style {
  /// The style preferences that affect drawing.
  nonisolated public struct Appearance: Hashable, Sendable {
    /// Whether the style is dark (`adw_style_manager_get_dark`).
    public var isDark = false
    /// Whether contrast is high: strong lines and no faint shades (`adw_style_manager_get_high_contrast`).
    public var isHighContrast = false

    /// Creates the default appearance, light with normal contrast, for tests and for drawing without a window.
    public init() {}
  }

  private let manager = adw_style_manager_get_default()!
  private let handlers: [SignalToken]

  /// Calls `changed` on changes while this object lives (`notify::dark`, `notify::high-contrast`).
  public init(_ changed: @escaping () -> Void) {
    let object = UnsafeMutableRawPointer(manager)
    handlers = ["dark", "high-contrast"].map { SignalToken(connect(object, "notify::\($0)", changed)) }
  }

  /// The current appearance (`adw_style_manager_get_dark` and `adw_style_manager_get_high_contrast`).
  public var appearance: Appearance {
    var appearance = Appearance()
    appearance.isDark = adw_style_manager_get_dark(manager) != 0
    appearance.isHighContrast = adw_style_manager_get_high_contrast(manager) != 0
    return appearance
  }
}
