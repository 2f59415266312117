import Games
import Widgets

/// Asks for the size and the picture of a new puzzle.
final class NewPuzzleDialog {
  /// Called when the player chose a picture of the game's own.
  var onBuiltIn: ((BuiltInPicture, PuzzleSize) -> Void)?
  /// Called when the player chose a file, by its URI.
  var onFile: ((_ uri: String, PuzzleSize) -> Void)?
  private let dialog: Dialog
  private let sizes: DropDown
  private var choices: [BuiltInPictureChoice] = []
  private var loading: Task<Void, Never>?

  /// `size` is the one that is chosen at first.
  init(size: PuzzleSize, over window: Window) {
    dialog = Dialog(title: tr("New Puzzle"), over: window, width: 560, height: 640)
    sizes = DropDown(PuzzleSize.allCases.map(\.title), label: tr("Size"))
    sizes.selection = PuzzleSize.allCases.firstIndex(of: size) ?? 0
    choices = BuiltInPicture.allCases.map { picture in
      BuiltInPictureChoice(picture) { [weak self] in self?.builtInTapped(picture) }
    }
    let scroll = ScrollView(content)
    scroll.expand()
    dialog.setContent(Box(.vertical, [HeaderBar(title: WindowTitle(tr("New Puzzle"))), scroll]))
    dialog.onClose = { [weak self] in self?.loading?.cancel() }
  }

  func present() {
    dialog.present(keeping: self)
    sizes.grabFocus()
    loading = Task { [choices] in
      for choice in choices where !Task.isCancelled { await choice.load() }
    }
  }

  private var content: Widget {
    let photo = PictureChoice(
      Icon("folder-pictures-symbolic", size: 48), title: tr("Your Picture…"),
      description: tr("Choose a picture file of your own.")
    ) { [weak self] in self?.photoTapped() }
    let grid = FlowBox(columns: 6, spacing: 6, [photo.widget] + choices.map(\.widget))
    let sizeRow = Box(.horizontal, spacing: 12, [Label(tr("Size"), styles: ["heading"]), sizes])
    sizeRow.align(horizontally: .center)
    let column = Box(.vertical, spacing: 18, [sizeRow, grid])
    column.setMargins(top: 18, bottom: 24, start: 12, end: 12)
    return Clamp(column, width: 1040)
  }

  private var size: PuzzleSize { PuzzleSize.allCases[sizes.selection ?? 0] }

  private func builtInTapped(_ picture: BuiltInPicture) {
    dialog.close()
    onBuiltIn?(picture, size)
  }

  private func photoTapped() {
    FileChooser.choosePicture(over: dialog, title: tr("Choose a Picture"), filter: tr("Pictures")) { [weak self] uri in
      guard let self else { return }
      dialog.close()
      onFile?(uri, size)
    }
  }
}
