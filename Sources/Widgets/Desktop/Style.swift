import CGtk

/// How the desktop wants things to look, and a call when it changes its mind.
///
/// Wraps `AdwStyleManager`.
@MainActor public final class Style {
  /// What a drawing has to know of the desktop's style.
  nonisolated public struct Appearance: Hashable, Sendable {
    /// Light things on dark ground.
    ///
    /// Wraps `adw_style_manager_get_dark`.
    public var isDark = false
    /// Strong lines and no faint shades.
    ///
    /// Wraps `adw_style_manager_get_high_contrast`.
    public var isHighContrast = false

    /// The light, ordinary look, for tests and for drawings without a window.
    public init() {}
  }

  private let manager = adw_style_manager_get_default()!
  private let handlers: [SignalToken]

  /// Calls `changed` whenever the appearance is another one, as long as this object lives.
  ///
  /// Wraps `notify::dark` and `notify::high-contrast` of `AdwStyleManager`.
  public init(_ changed: @escaping () -> Void) {
    let object = UnsafeMutableRawPointer(manager)
    handlers = ["dark", "high-contrast"].map { SignalToken(connect(object, "notify::\($0)", changed)) }
  }

  /// How things should look now.
  ///
  /// Wraps `adw_style_manager_get_dark` and `adw_style_manager_get_high_contrast`.
  public var appearance: Appearance {
    var appearance = Appearance()
    appearance.isDark = adw_style_manager_get_dark(manager) != 0
    appearance.isHighContrast = adw_style_manager_get_high_contrast(manager) != 0
    return appearance
  }
}
