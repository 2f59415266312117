import Widgets

// The keys of the GSettings schema that are not preferences.

extension SettingKey<Bool> {
  static var windowMaximized: Self { Self("window-maximized") }
}

extension SettingKey<Int> {
  static var windowWidth: Self { Self("window-width") }
  static var windowHeight: Self { Self("window-height") }
}

extension SettingKey<String> {
  /// The raw value of a `GameKind`, or an empty text for the launcher.
  static var lastPage: Self { Self("last-page") }
}
