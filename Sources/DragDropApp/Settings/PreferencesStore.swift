import Games
import Widgets

/// Keeps the player's preferences and the stored settings the same, whichever of them is changed.
final class PreferencesStore {
  private let preferences: Preferences
  private let settings: Settings
  private var token: ObservationToken?
  private var isWriting = false

  init(_ preferences: Preferences, in settings: Settings) {
    (self.preferences, self.settings) = (preferences, settings)
    read()
    settings.onChange = { [weak self] in self?.read() }
    token = observe { [weak self] in self?.write() }
  }

  private func read() {
    // Of several preferences that were changed at once, the first one that is written does not bring the others back.
    guard !isWriting else { return }
    settings[.marksRightTiles].map { preferences.marksRightTiles = $0 }
    settings[.keepsPictureShape].map { preferences.keepsPictureShape = $0 }
    settings[.snapsToGrid].map { preferences.snapsToGrid = $0 }
    settings[.tapTurnsBack].map { preferences.tapTurnsBack = $0 }
    settings[.lessAnimation].map { preferences.lessAnimation = $0 }
    settings[.wordLanguage].map { preferences.wordLanguage = $0 }
  }

  private func write() {
    isWriting = true
    defer { isWriting = false }
    settings[.marksRightTiles] = preferences.marksRightTiles
    settings[.keepsPictureShape] = preferences.keepsPictureShape
    settings[.snapsToGrid] = preferences.snapsToGrid
    settings[.tapTurnsBack] = preferences.tapTurnsBack
    settings[.lessAnimation] = preferences.lessAnimation
    settings[.wordLanguage] = preferences.wordLanguage
  }
}
