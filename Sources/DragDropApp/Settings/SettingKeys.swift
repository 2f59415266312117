import Widgets

// The keys of the GSettings schema in `data`.

extension SettingKey<Bool> {
  static var marksRightTiles: Self { Self("marks-right-tiles") }
  static var keepsPictureShape: Self { Self("keeps-picture-shape") }
  static var snapsToGrid: Self { Self("snaps-to-grid") }
  static var tapTurnsBack: Self { Self("tap-turns-back") }
  static var lessAnimation: Self { Self("less-animation") }
  static var racesBestTime: Self { Self("races-best-time") }
  static var showsMovePad: Self { Self("shows-move-pad") }
  static var windowMaximized: Self { Self("window-maximized") }
}

extension SettingKey<Double> {
  /// In seconds.
  static var lookTime: Self { Self("look-time") }
  /// In seconds.
  static var scanInterval: Self { Self("scan-interval") }
  /// In seconds.
  static var dwellTime: Self { Self("dwell-time") }
}

extension SettingKey<Int> {
  /// In device-independent pixels.
  static var dragDistance: Self { Self("drag-distance") }
  /// The raw value of a `Preferences.SwitchCount`.
  static var switches: Self { Self("switches") }
  static var windowWidth: Self { Self("window-width") }
  static var windowHeight: Self { Self("window-height") }
}

extension SettingKey<String> {
  static var wordLanguage: Self { Self("word-language") }
  /// The raw value of a `GameKind`, or an empty text for the launcher.
  static var lastPage: Self { Self("last-page") }
}
