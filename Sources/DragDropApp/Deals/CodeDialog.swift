import Games
import Widgets

final class CodeDialog {
  var onDeal: ((GameDeal) -> Void)?
  private let dialog: Dialog
  private let entry = EntryRow(title: tr("Code"), text: "")
  private let note = Label(CodeDialog.hint, styles: ["dim-label"])
  private let column: Widget

  init(_ model: (any GameModel)?, over window: Window) {
    dialog = Dialog(title: tr("New Game from Code"), over: window, width: 420, height: 460)
    let play = Button(tr("Play"), styles: ["pill", "suggested-action"])
    play.align(horizontally: .center)
    note.centerLines()
    column = Box(
      .vertical, spacing: 18,
      [PreferencesGroup(title: "", label: "", [entry]), note, play] + (model.map(CodeDialog.own) ?? []))
    play.onClick { [weak self] in self?.playTapped() }
    entry.onReturn { [weak self] in self?.playTapped() }
    entry.onChange { [weak self] in self?.show(problem: "") }
  }

  func present() {
    dialog.present(keeping: self, column: column, width: 480) { [weak entry] in entry?.focusEntry() }
  }

  private static func own(_ model: any GameModel) -> [Widget] {
    let title = Label(tr("This Game"), styles: ["heading"])
    let text = Label(model.sharedDeal?.code ?? model.codeText, styles: model.sharedDeal == nil ? [] : ["title-4"])
    title.startLines()
    text.centerLines()
    guard let code = model.sharedDeal?.code else { return [title, text] }
    let copy = Button(tr("Copy Code"), styles: ["pill"])
    copy.align(horizontally: .center)
    copy.accessibleDescription = code
    copy.onClick { [weak copy] in
      guard let copy else { return }
      Clipboard.write(code, from: copy)
      Announcement.say(tr("Code copied"), from: copy)
    }
    return [title, text, copy]
  }

  private func playTapped() {
    do throws(DealCodeError) {
      let deal = try GameDeal(code: entry.text)
      dialog.close { onDeal?(deal) }
    } catch {
      show(problem: error.message)
    }
  }

  private static var hint: String { tr("Type a code, or paste a message that contains one.") }

  private func show(problem text: String) {
    note.text = text.isEmpty ? Self.hint : text
    note.setStyle("error", !text.isEmpty)
    note.setStyle("dim-label", text.isEmpty)
    entry.setWrong(!text.isEmpty)
    guard !text.isEmpty else { return }
    // Focusing the entry again would select the text that the player has to correct.
    if !entry.containsFocus { entry.focusEntry() }
    Announcement.say(text, from: entry)
  }
}
