import Games
import Widgets

/// What the player can set for all games; each choice counts at once.
final class PreferencesDialog {
  private let preferences: Preferences
  private let dialog: Dialog
  private let marksRightTiles = SwitchRow(
    title: tr("Mark Right Tiles"), text: tr("In Picture Puzzle, tiles in their places get a mark."))
  private let keepsPictureShape = SwitchRow(
    title: tr("Keep the Shape of Pictures"), text: tr("In Picture Puzzle, pictures are not cropped to a square."))
  private let tapTurnsBack = SwitchRow(
    title: tr("Tap to Turn Cards Back"), text: tr("In Memory, two different cards need not be waited for."))
  private let lessAnimation = SwitchRow(
    title: tr("Reduce Animation"), text: tr("Nothing moves by itself, even if the desktop’s settings allow it."))
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
    column.setMargins(top: 18, bottom: 24, start: 18, end: 18)
    let scroll = ScrollView(Clamp(column, width: 600))
    scroll.expand()
    content = Box(.vertical, [HeaderBar(title: WindowTitle(tr("Preferences"))), scroll])
    connectRows()
  }

  func present() {
    dialog.present(keeping: self, filledWith: content)
    lessAnimation.focusSwitch()
  }

  private func connectRows() {
    token = observe { [weak self] in self?.show() }
    marksRightTiles.onChange { [weak self] in self.map { $0.preferences.marksRightTiles = $0.marksRightTiles.isOn } }
    keepsPictureShape.onChange { [weak self] in
      self.map { $0.preferences.keepsPictureShape = $0.keepsPictureShape.isOn }
    }
    tapTurnsBack.onChange { [weak self] in self.map { $0.preferences.tapTurnsBack = $0.tapTurnsBack.isOn } }
    lessAnimation.onChange { [weak self] in self.map { $0.preferences.lessAnimation = $0.lessAnimation.isOn } }
    language.onChange { [weak self] in
      guard let self, let selection = language.selection else { return }
      preferences.wordLanguage = languages[selection]
    }
  }

  private func show() {
    marksRightTiles.isOn = preferences.marksRightTiles
    keepsPictureShape.isOn = preferences.keepsPictureShape
    tapTurnsBack.isOn = preferences.tapTurnsBack
    lessAnimation.isOn = preferences.lessAnimation
    language.selection = languages.firstIndex(of: preferences.wordLanguage) ?? 0
  }
}
