import Games
import Widgets

/// What the player can set for all games; each choice counts at once.
final class PreferencesDialog {
  private let preferences: Preferences
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
  private let scanInterval = ChoiceRow(
    title: tr("Time for Each Item"), PreferencesDialog.scanIntervals.map { PreferencesDialog.text(seconds: $0) })
  private let languages: [String]
  private let language: ChoiceRow
  private let content: Widget
  private var token: ObservationToken?

  init(environment: GameEnvironment, over window: Window) {
    preferences = environment.preferences
    dialog = Dialog(title: tr("Preferences"), over: window, width: 480, height: 620)
    languages = [""] + environment.languages.codes
    language = ChoiceRow(
      title: tr("Language of the Words"),
      [tr("{language} (Desktop)").filling(["language": Languages.ownName])]
        + environment.languages.codes.map(environment.languages.name))
    let results = environment.results
    let clear = Button(tr("Clear All Results…"), styles: ["pill", "destructive-action"])
    clear.onClick { [weak dialog] in dialog.map { ClearResults.ask(results, over: $0) } }
    clear.align(horizontally: .center)
    let column = Box(
      .vertical, spacing: 24,
      [
        RowGroup(title: tr("All Games"), [lessAnimation, racesBestTime]), RowGroup(title: tr("Switches"), [switches, scanInterval]),
        RowGroup(title: GameKind.colorMatch.title, [language]),
        RowGroup(title: tr("Pictures and Cards"), [marksRightTiles, keepsPictureShape, tapTurnsBack]), clear,
      ])
    content = Box(.vertical, [HeaderBar(title: WindowTitle(tr("Preferences"))), ScrollView(column, width: 600)])
    connectRows()
  }

  func present() {
    dialog.present(keeping: self, filledWith: content)
    lessAnimation.focusSwitch()
  }

  private static let scanIntervals = [0.5, 1, 1.5, 2, 3, 4, 5]

  private static func text(seconds: Double) -> String {
    tr("{seconds} s").filling(["seconds": NumberText.decimal(tenths: Int((seconds * 10).rounded()))])
  }

  /// The switches in the dialog, and what each of them sets.
  private var switchRows: [(SwitchRow, ReferenceWritableKeyPath<Preferences, Bool>)] {
    [
      (lessAnimation, \.lessAnimation), (racesBestTime, \.racesBestTime), (marksRightTiles, \.marksRightTiles),
      (keepsPictureShape, \.keepsPictureShape), (tapTurnsBack, \.tapTurnsBack),
    ]
  }

  private func connectRows() {
    token = observe { [weak self] in self?.show() }
    for (row, preference) in switchRows {
      row.onChange { [preferences, weak row] in row.map { preferences[keyPath: preference] = $0.isOn } }
    }
    language.onChange { [weak self] in
      guard let self, let selection = language.selection else { return }
      preferences.wordLanguage = languages[selection]
    }
    switches.onChange { [preferences, weak switches] in
      switches?.selection.flatMap(Preferences.SwitchCount.init).map { preferences.switches = $0 }
    }
    scanInterval.onChange { [preferences, weak scanInterval] in
      scanInterval?.selection.map { preferences.scanInterval = Self.scanIntervals[$0] }
    }
  }

  private func show() {
    for (row, preference) in switchRows { row.isOn = preferences[keyPath: preference] }
    switches.selection = preferences.switches.rawValue
    let interval = preferences.scanInterval
    scanInterval.selection = Self.scanIntervals.indices.min {
      abs(Self.scanIntervals[$0] - interval) < abs(Self.scanIntervals[$1] - interval)
    }
    scanInterval.isVisible = preferences.switches == .one
    language.selection = languages.firstIndex(of: preferences.wordLanguage) ?? 0
  }
}
