import AppCore
import Games
import Widgets

/// The dialog with the preferences for all games, each of which takes effect at once.
final class PreferencesDialog {
  private let preferences: Preferences
  private let interface: InterfacePreferences
  private let dialog: Dialog
  private let lessAnimation = SwitchRow(
    title: tr("Reduce Animation"), text: tr("Nothing moves by itself, even if the desktop’s settings allow it."))
  private let racesBestTime = SwitchRow(
    title: tr("Race Your Best Time"),
    text: tr("When you play a game again that you have finished before, see how far ahead you are."))
  private let marksRightTiles = SwitchRow(
    title: tr("Mark Right Tiles"), text: tr("In Picture Puzzle, tiles in their places get a mark."))
  private let keepsPictureShape = SwitchRow(
    title: tr("Keep the Shape of Pictures"), text: tr("In Picture Puzzle, pictures are not cropped to a square."))
  private let tapTurnsBack = SwitchRow(
    title: tr("Tap to Turn Cards Back"), text: tr("In Memory, two different cards need not be waited for."))
  private let switches = ChoiceRow(title: tr("Switch Scanning"), [tr("Off"), tr("One Switch"), tr("Two Switches")])
  private let lookTime: NumberRow
  private let scanInterval: NumberRow
  private let dragDistance: NumberRow
  private let dwellTime: NumberRow
  /// The language codes in the order of the row; the empty one is the desktop's language.
  private var languages = [""]
  private let language: ChoiceRow
  private let reading = LatestTask()
  private let content: Widget
  private var token: ObservationToken?
  private var isOffering = false

  init(environment: GameEnvironment, interface: InterfacePreferences, over window: Window) {
    let preferences = environment.preferences
    (self.preferences, self.interface) = (preferences, interface)
    lookTime = NumberRow(title: tr("Time to Look"), [1, 2, 3, 5, 10], text: PreferencesDialog.text(seconds:)) {
      preferences.lookTime = $0
    }
    scanInterval = NumberRow(
      title: tr("Time for Each Item"), [0.5, 1, 1.5, 2, 3, 4, 5], text: PreferencesDialog.text(seconds:)
    ) { interface.scanInterval = $0 }
    dragDistance = NumberRow(title: tr("Distance of a Drag"), [12, 24, 48], text: PreferencesDialog.text(pixels:)) {
      interface.dragDistance = Int(clamping: $0)
    }
    dwellTime = NumberRow(
      title: tr("Click by Resting"), [0, 0.5, 1, 1.5, 2, 3],
      text: { $0 > 0 ? PreferencesDialog.text(seconds: $0) : tr("Off") }
    ) { interface.dwellTime = $0 }
    dialog = Dialog(title: tr("Preferences"), over: window, width: 480, height: 620)
    language = ChoiceRow(
      title: tr("Language of the Words"), [tr("{language} (Desktop)").formatted(["language": Languages.ownName])])
    let results = environment.results
    let clear = Button(tr("Clear All Results…"), styles: ["pill", "destructive-action"])
    clear.onClick { [weak dialog] in dialog.map { ClearResults.ask(results, over: $0) } }
    clear.align(horizontally: .center)
    clear.wrapText()
    let column = Box(
      .vertical, spacing: 24,
      [
        PreferencesGroup(title: tr("All Games"), [lessAnimation, racesBestTime]),
        PreferencesGroup(title: tr("Pointer"), [dragDistance.widget, dwellTime.widget]),
        PreferencesGroup(title: tr("Switches"), [switches, scanInterval.widget]),
        PreferencesGroup(title: GameKind.colorMatch.title, [language]),
        PreferencesGroup(
          title: tr("Pictures and Cards"), [marksRightTiles, keepsPictureShape, tapTurnsBack, lookTime.widget]),
        clear,
      ])
    content = Box(.vertical, [HeaderBar(title: WindowTitle(tr("Preferences"))), ScrollView(column, width: 600)])
    connectRows()
    offer(environment.languages)
  }

  /// Offers the languages once their names are read, each from its own catalog.
  private func offer(_ available: Languages) {
    reading.start { [weak self] in
      let named = await WorkerPool.run { available.codes.map { (code: $0, name: available.name(of: $0)) } }
      guard let self, let named else { return }
      // A new list selects its first entry, which is not a choice of the player's.
      isOffering = true
      languages = [""] + named.map(\.code)
      language.choices += named.map(\.name)
      show()
      isOffering = false
    }
  }

  func present() {
    dialog.present(keeping: self, filledWith: content) { [weak lessAnimation] in lessAnimation?.focusSwitch() }
  }

  private static func text(seconds: Double) -> String {
    tr("{seconds} s").formatted(["seconds": NumberText.decimal(tenths: Int(clamping: (seconds * 10).rounded()))])
  }

  private static func text(pixels: Double) -> String {
    trn("{count} pixel", "{count} pixels", count: Int(clamping: pixels))
  }

  private var switchRows: [(SwitchRow, ReferenceWritableKeyPath<Preferences, Bool>)] {
    [
      (racesBestTime, \.racesBestTime), (marksRightTiles, \.marksRightTiles),
      (keepsPictureShape, \.keepsPictureShape), (tapTurnsBack, \.tapTurnsBack),
    ]
  }

  private func connectRows() {
    token = observe { [weak self] in self?.show() }
    for (row, preference) in switchRows {
      row.onChange { [preferences, weak row] in row.map { preferences[keyPath: preference] = $0.isOn } }
    }
    lessAnimation.onChange { [interface, weak lessAnimation] in
      lessAnimation.map { interface.lessAnimation = $0.isOn }
    }
    language.onChange { [weak self] in
      guard let self, !isOffering, let selection = language.selection else { return }
      preferences.wordLanguage = languages[selection]
    }
    switches.onChange { [interface, weak switches] in
      switches?.selection.flatMap(InterfacePreferences.SwitchCount.init).map { interface.switches = $0 }
    }
  }

  private func show() {
    for (row, preference) in switchRows { row.isOn = preferences[keyPath: preference] }
    lessAnimation.isOn = interface.lessAnimation
    switches.selection = interface.switches.rawValue
    lookTime.number = preferences.lookTime
    scanInterval.number = interface.scanInterval
    scanInterval.widget.isVisible = interface.switches == .one
    dragDistance.number = Double(interface.dragDistance)
    dwellTime.number = interface.dwellTime
    language.selection = languages.firstIndex(of: preferences.wordLanguage) ?? 0
  }
}
