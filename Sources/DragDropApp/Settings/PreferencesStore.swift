import AppCore
import Games
import Widgets

/// Keeps the player's preferences and the stored settings in sync, whichever of them changes.
final class PreferencesStore {
  private let preferences: Preferences
  private let interface: InterfacePreferences
  private let settings: Settings
  private var token: ObservationToken?
  private var isWriting = false

  init(_ preferences: Preferences, _ interface: InterfacePreferences, in settings: Settings) {
    (self.preferences, self.interface, self.settings) = (preferences, interface, settings)
    read()
    settings.onChange { [weak self] in self?.read() }
    token = observe { [weak self] in self?.write() }
  }

  private var switches: [(SettingKey<Bool>, ReferenceWritableKeyPath<Preferences, Bool>)] {
    [
      (.marksRightTiles, \.marksRightTiles), (.keepsPictureShape, \.keepsPictureShape), (.snapsToGrid, \.snapsToGrid),
      (.tapTurnsBack, \.tapTurnsBack), (.showsMovePad, \.showsMovePad), (.racesBestTime, \.racesBestTime),
    ]
  }

  private func read() {
    // If several preferences changed at once, writing the first one must not restore the others.
    guard !isWriting else { return }
    for (key, preference) in switches { settings[key].map { preferences[keyPath: preference] = $0 } }
    settings[.lookTime].map { preferences.lookTime = $0 }
    settings[.wordLanguage].map { preferences.wordLanguage = $0 }
    settings[.lessAnimation].map { interface.lessAnimation = $0 }
    settings[.scanInterval].map { interface.scanInterval = $0 }
    settings[.dwellTime].map { interface.dwellTime = $0 }
    settings[.switches].flatMap(InterfacePreferences.SwitchCount.init).map { interface.switches = $0 }
    settings[.dragDistance].map { interface.dragDistance = $0 }
  }

  private func write() {
    isWriting = true
    defer { isWriting = false }
    for (key, preference) in switches { settings[key] = preferences[keyPath: preference] }
    settings[.lookTime] = preferences.lookTime
    settings[.wordLanguage] = preferences.wordLanguage
    settings[.lessAnimation] = interface.lessAnimation
    settings[.scanInterval] = interface.scanInterval
    settings[.dwellTime] = interface.dwellTime
    settings[.switches] = interface.switches.rawValue
    settings[.dragDistance] = interface.dragDistance
  }
}
