import Games
import Widgets

/// What the player can set for all games; each choice counts at once.
final class PreferencesDialog {
  private let preferences: Preferences
  private let dialog: Dialog
  private let lessAnimation = SwitchRow(
    title: tr("Reduce Animation"), text: tr("Nothing moves by itself, even if the desktop’s settings allow it."))
  private let marksRightTiles = SwitchRow(
    title: tr("Mark Right Tiles"), text: tr("In Picture Puzzle, tiles in their places get a mark."))
  private let keepsPictureShape = SwitchRow(
    title: tr("Keep the Shape of Pictures"), text: tr("In Picture Puzzle, pictures are not cropped to a square."))
  private let tapTurnsBack = SwitchRow(
    title: tr("Tap to Turn Cards Back"), text: tr("In Memory, two different cards need not be waited for."))
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
        RowGroup(title: tr("All Games"), [lessAnimation]), RowGroup(title: GameKind.colorMatch.title, [language]),
        RowGroup(title: tr("Pictures and Cards"), [marksRightTiles, keepsPictureShape, tapTurnsBack]), clear,
      ])
    content = Box(.vertical, [HeaderBar(title: WindowTitle(tr("Preferences"))), ScrollView(column, width: 600)])
    connectRows()
  }

  func present() {
    dialog.present(keeping: self, filledWith: content)
    lessAnimation.focusSwitch()
  }

  /// The switches, and what each of them sets.
  private var switches: [(SwitchRow, ReferenceWritableKeyPath<Preferences, Bool>)] {
    [
      (lessAnimation, \.lessAnimation), (marksRightTiles, \.marksRightTiles),
      (keepsPictureShape, \.keepsPictureShape), (tapTurnsBack, \.tapTurnsBack),
    ]
  }

  private func connectRows() {
    token = observe { [weak self] in self?.show() }
    for (row, preference) in switches {
      row.onChange { [preferences, weak row] in row.map { preferences[keyPath: preference] = $0.isOn } }
    }
    language.onChange { [weak self] in
      guard let self, let selection = language.selection else { return }
      preferences.wordLanguage = languages[selection]
    }
  }

  private func show() {
    for (row, preference) in switches { row.isOn = preferences[keyPath: preference] }
    language.selection = languages.firstIndex(of: preferences.wordLanguage) ?? 0
  }
}
