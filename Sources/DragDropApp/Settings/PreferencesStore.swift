import AppCore
import DragAndDrop
import Games
import Widgets

/// Keeps the player's preferences and the stored settings in sync, whichever of them changes.
final class PreferencesStore {
  private let settings: Settings
  private var bindings: [Binding] = []
  private var token: ObservationToken?
  private var isWriting = false

  private struct Binding {
    let read: () -> Void
    let write: () -> Void
  }

  init(_ preferences: Preferences, _ interface: InterfacePreferences, _ hints: KeyHints, in settings: Settings) {
    self.settings = settings
    bindings = [
      bind("marks-right-tiles", preferences, \.marksRightTiles),
      bind("keeps-picture-shape", preferences, \.keepsPictureShape),
      bind("snaps-to-grid", preferences, \.snapsToGrid),
      bind("tap-turns-back", preferences, \.tapTurnsBack),
      bind("relaxes-memory", preferences, \.relaxesMemory),
      bind("shows-move-pad", preferences, \.showsMovePad),
      bind("races-best-time", preferences, \.racesBestTime),
      bind("look-time", preferences, \.lookTime),
      bind("shows-tricky-shapes", preferences, \.showsTrickyShapes),
      bind("shows-whole-picture", preferences, \.showsWholePicture),
      bind("word-language", preferences, \.wordLanguage),
      bind("less-animation", interface, \.lessAnimation),
      bind("switches", interface, \.switches),
      bind("scan-interval", interface, \.scanInterval),
      bind("scan-division", interface, \.scan.pattern),
      bind("scan-rounds", interface, \.scan.rounds),
      bind("scan-first-item-time", interface, \.scan.firstItemTime),
      bind("scan-hold-time", interface, \.scan.holdTime),
      bind("scan-back-time", interface, \.scan.backTime),
      bind("scans-while-held", interface, \.scan.scansWhileHeld),
      bind("switch-keys", interface, \.scan.keys),
      bind("scan-sounds", interface, \.scanSounds),
      bind("drag-distance", interface, \.dragDistance),
      bind("dwell-time", interface, \.dwellTime),
      bind("sounds", interface, \.sounds),
      bind("sound-volume", interface, \.soundVolume),
      bind("leaves-out-spoken-sounds", interface, \.leavesOutSpokenSounds),
      bind("reading-aloud", interface, \.readingAloud),
      bind("key-hints", hints, \.policy),
      bind("read-hints", hints, \.storedCounts),
      bind("learned-games", interface, \.learnedGameNames),
      bind("shows-inspector-in-menu", interface, \.showsInspectorInMenu),
    ]
    for binding in bindings { binding.read() }
    token = observe { [weak self] in self?.write() }
  }

  private func bind<Object: AnyObject, Value: SettingValue>(
    _ name: String, _ object: Object, _ preference: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding {
    let key = SettingKey<Value>(name)
    return follow(key) { [weak settings] in
      settings?[key].map { object[keyPath: preference] = $0 }
    } write: { [settings] in
      settings[key] = object[keyPath: preference]
    }
  }

  /// Binds a preference that is stored as its raw value; a value that this version does not know changes nothing.
  private func bind<Object: AnyObject, Choice: RawRepresentable<Int>>(
    _ name: String, _ object: Object, _ preference: ReferenceWritableKeyPath<Object, Choice>
  ) -> Binding {
    let key = SettingKey<Int>(name)
    return follow(key) { [weak settings] in
      settings?[key].flatMap { Choice(rawValue: $0) }.map { object[keyPath: preference] = $0 }
    } write: { [settings] in
      settings[key] = object[keyPath: preference].rawValue
    }
  }

  /// Returns a binding whose preference is read when another program changes its key.
  ///
  /// A change of another key must not restore a preference that has changed but is not written yet.
  private func follow<Value>(
    _ key: SettingKey<Value>, read: @escaping () -> Void, write: @escaping () -> Void
  ) -> Binding {
    settings.onChange(of: key) { [weak self] in
      if self?.isWriting == false { read() }
    }
    return Binding(read: read, write: write)
  }

  private func write() {
    isWriting = true
    defer { isWriting = false }
    for binding in bindings { binding.write() }
  }
}
