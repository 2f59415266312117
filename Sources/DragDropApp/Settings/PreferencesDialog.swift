import AppCore
import DragAndDrop
import Games
import Widgets

final class PreferencesDialog {
  private let environment: GameEnvironment
  let interface: InterfacePreferences
  private let audio: Audio
  private let hints: KeyHints
  private let dialog: Dialog
  var updates: [() -> Void] = []
  /// The language codes in the order of the row; the empty one is the desktop's language.
  private var languages = [""]
  private let language = ChoiceRow(
    title: tr("Word Language"), [tr("{language} (Desktop)").formatted(["language": Languages.ownName])])
  private let reading = LatestTask()
  private var token: ObservationToken?
  private var isOffering = false

  init(_ registry: GameRegistry, over window: Window) {
    (environment, interface) = (registry.environment, registry.interface)
    (audio, hints) = (registry.audio, registry.hints)
    dialog = Dialog(title: tr("Preferences"), over: window, width: 480, height: 620)
  }

  func present() {
    let preferences = environment.preferences
    let lessAnimation = switchRow(
      tr("Reduce Animation"), tr("Nothing moves by itself, even if the desktop’s settings allow it."),
      interface, \.lessAnimation)
    let general = [
      lessAnimation,
      switchRow(
        tr("Race Your Best Time"),
        tr("When you play a game again that you have finished before, see how far ahead you are."),
        preferences, \.racesBestTime),
    ]
    let pointer = [
      numberRow(tr("Drag Threshold"), [12, 24, 48], Self.text(pixels:), interface, \.dragDistance),
      numberRow(
        tr("Dwell Click"), [0, 0.5, 1, 1.5, 2, 3], { $0 > 0 ? Self.text(seconds: $0) : tr("Off") },
        interface, \.dwellTime),
    ]
    let pictures = [
      switchRow(
        tr("Mark Right Tiles"), tr("In Picture Puzzle, tiles in their places get a mark."),
        preferences, \.marksRightTiles),
      switchRow(
        tr("Keep the Shape of Pictures"), tr("In Picture Puzzle, pictures are not cropped to a square."),
        preferences, \.keepsPictureShape),
      switchRow(
        tr("Tap to Turn Cards Back"), tr("In Memory, you do not have to wait for two different cards."),
        preferences, \.tapTurnsBack),
      switchRow(
        tr("Relaxed Memory"), tr("Cards stay until you tap one, and no points are for quickness."),
        preferences, \.relaxesMemory),
      numberRow(tr("Time to Look"), [1, 2, 3, 5, 10], Self.text(seconds:), preferences, \.lookTime),
    ]
    let trickyShapes = switchRow(
      tr("Show Shapes with Tricky Words"), tr("The shape of the right square stands below the word."),
      preferences, \.showsTrickyShapes)
    let groups = [
      PreferencesGroup(title: tr("All Games"), general),
      PreferencesGroup(title: tr("Sound"), soundRows),
      PreferencesGroup(title: tr("Screen Reader"), [hintsRow]),
      PreferencesGroup(title: tr("Pointer"), pointer),
      PreferencesGroup(title: tr("Switches"), switchRows),
      PreferencesGroup(title: GameKind.colorMatch.title, [languageRow, trickyShapes]),
      PreferencesGroup(title: tr("Pictures and Cards"), pictures),
    ]
    token = observe { [weak self] in self?.show() }
    offerLanguages()
    dialog.present(keeping: self, column: Box(.vertical, spacing: 24, groups + [clearButton]), width: 600) {
      [weak lessAnimation] in lessAnimation?.focusSwitch()
    }
  }

  private func show() {
    for update in updates { update() }
  }

  func switchRow<Object: AnyObject>(
    _ title: String, _ text: String, _ object: Object, _ preference: ReferenceWritableKeyPath<Object, Bool>
  ) -> SwitchRow {
    let row = SwitchRow(title: title, text: text)
    row.onChange { [weak row] in row.map { object[keyPath: preference] = $0.isOn } }
    updates.append { row.isOn = object[keyPath: preference] }
    return row
  }

  /// Returns a row with numbers to choose from; for any other number, it shows the nearest one.
  func numberRow<Object: AnyObject, Number: SignedNumeric & Comparable>(
    _ title: String, _ numbers: [Number], _ text: (Number) -> String,
    _ object: Object, _ preference: ReferenceWritableKeyPath<Object, Number>
  ) -> ChoiceRow {
    let row = ChoiceRow(title: title, numbers.map(text))
    let nearest = {
      let number = object[keyPath: preference]
      return numbers.indices.min { abs(numbers[$0] - number) < abs(numbers[$1] - number) }
    }
    row.onChange { [weak row] in
      guard let selection = row?.selection, selection != nearest() else { return }
      object[keyPath: preference] = numbers[selection]
    }
    updates.append { row.selection = nearest() }
    return row
  }

  /// Returns a row with the choices of a preference, in the order of their raw values.
  func choiceRow<Choice: RawRepresentable<Int>>(
    _ title: String, _ choices: [String], _ object: InterfacePreferences,
    _ preference: ReferenceWritableKeyPath<InterfacePreferences, Choice>
  ) -> ChoiceRow {
    let row = ChoiceRow(title: title, choices)
    row.onChange { [weak row] in
      row?.selection.flatMap { Choice(rawValue: $0) }.map { object[keyPath: preference] = $0 }
    }
    updates.append { row.selection = object[keyPath: preference].rawValue }
    return row
  }

  private var soundRows: [Widget] {
    let sounds = choiceRow(tr("Sounds"), [tr("Like the Desktop"), tr("On"), tr("Off")], interface, \.sounds)
    let volume = numberRow(
      tr("Volume"), [0.25, 0.5, 0.75, 1],
      { tr("{percent} %").formatted(["percent": "\(Int(clamping: ($0 * 100).rounded()))"]) },
      interface, \.soundVolume)
    let spoken = switchRow(
      tr("Leave Out What Is Spoken"),
      tr("Beside a screen reader, only sounds that say more than its words are played."),
      interface, \.leavesOutSpokenSounds)
    let aloud = switchRow(
      tr("Read Aloud"),
      tr("Color Match says its words, Memory what you turn over, and Picture Puzzle the name of its picture."),
      interface, \.readsAloud)
    updates.append { [audio] in aloud.isVisible = audio.hasSpeech }
    audio.findSpeech()
    return [sounds, volume, spoken, aloud]
  }

  private var hintsRow: ChoiceRow {
    let row = ChoiceRow(title: tr("Hints About Keys"), [tr("Always"), tr("Until Learned"), tr("Only When Asked")])
    row.onChange { [hints, weak row] in
      guard let policy = row?.selection.flatMap(KeyHints.Policy.init), policy != hints.policy else { return }
      // A player who chooses this again wants to learn again.
      if policy == .untilLearned { hints.reset() }
      hints.policy = policy
    }
    updates.append { [hints] in row.selection = hints.policy.rawValue }
    return row
  }

  private var languageRow: ChoiceRow {
    language.onChange { [weak self] in
      guard let self, !isOffering, let selection = language.selection else { return }
      environment.preferences.wordLanguage = languages[selection]
    }
    updates.append { [weak self] in
      guard let self else { return }
      language.selection = languages.firstIndex(of: environment.preferences.wordLanguage) ?? 0
    }
    return language
  }

  /// Offers the languages once their names are read, each from its own catalog.
  private func offerLanguages() {
    reading.start { [weak self, available = environment.languages] in
      let named = await WorkerPool.run { available.codes.map { (code: $0, name: available.name(of: $0)) } }
      guard let self, let named else { return }
      // A new list selects its first entry, which is not the player's choice.
      isOffering = true
      languages = [""] + named.map(\.code)
      language.choices += named.map(\.name)
      show()
      isOffering = false
    }
  }

  private var clearButton: Button {
    let clear = Button(tr("Clear All Results…"), styles: ["pill", "destructive-action"])
    clear.onClick { [environment, weak dialog] in
      dialog.map { ResultsDialog.askToClear(environment, over: $0) }
    }
    clear.align(horizontally: .center)
    clear.wrapText()
    return clear
  }

  static func text(seconds: Double) -> String {
    tr("{seconds} s").formatted(["seconds": NumberText.decimal(tenths: Int(clamping: (seconds * 10).rounded()))])
  }

  private static func text(pixels: Int) -> String { trn("{count} pixel", "{count} pixels", count: pixels) }
}
