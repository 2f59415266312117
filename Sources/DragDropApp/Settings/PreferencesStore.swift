import Games
import Widgets

/// Keeps the player's preferences and the stored settings in sync, whichever of them changes.
final class PreferencesStore {
  private let preferences: Preferences
  private let settings: Settings
  private var token: ObservationToken?
  private var isWriting = false

  init(_ preferences: Preferences, in settings: Settings) {
    (self.preferences, self.settings) = (preferences, settings)
    read()
    settings.onChange { [weak self] in self?.read() }
    token = observe { [weak self] in self?.write() }
  }

  private var switches: [(SettingKey<Bool>, ReferenceWritableKeyPath<Preferences, Bool>)] {
    [
      (.marksRightTiles, \.marksRightTiles), (.keepsPictureShape, \.keepsPictureShape), (.snapsToGrid, \.snapsToGrid),
      (.tapTurnsBack, \.tapTurnsBack), (.lessAnimation, \.lessAnimation), (.showsMovePad, \.showsMovePad),
      (.racesBestTime, \.racesBestTime),
    ]
  }

  /// All in seconds.
  private var times: [(SettingKey<Double>, ReferenceWritableKeyPath<Preferences, Double>)] {
    [(.scanInterval, \.scanInterval), (.dwellTime, \.dwellTime), (.lookTime, \.lookTime)]
  }

  private func read() {
    // If several preferences changed at once, writing the first one must not restore the others.
    guard !isWriting else { return }
    for (key, preference) in switches { settings[key].map { preferences[keyPath: preference] = $0 } }
    for (key, preference) in times { settings[key].map { preferences[keyPath: preference] = $0 } }
    settings[.wordLanguage].map { preferences.wordLanguage = $0 }
    settings[.switches].flatMap(Preferences.SwitchCount.init).map { preferences.switches = $0 }
    settings[.dragDistance].map { preferences.dragDistance = $0 }
  }

  private func write() {
    isWriting = true
    defer { isWriting = false }
    for (key, preference) in switches { settings[key] = preferences[keyPath: preference] }
    for (key, preference) in times { settings[key] = preferences[keyPath: preference] }
    settings[.wordLanguage] = preferences.wordLanguage
    settings[.switches] = preferences.switches.rawValue
    settings[.dragDistance] = preferences.dragDistance
  }
}
