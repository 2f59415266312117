import Widgets

enum WindowKeys {
  static let windowWidth = SettingKey<Int>("window-width")
  static let windowHeight = SettingKey<Int>("window-height")
  static let windowMaximized = SettingKey<Bool>("window-maximized")
  /// The raw value of a `GameKind`, or an empty text for the launcher.
  static let lastPage = SettingKey<String>("last-page")
}
