import Games
import Pictures
import Widgets

final class NewPuzzleDialog {
  var onBuiltIn: ((BuiltInPicture, PuzzleSize) -> Void)?
  var onFile: ((_ uri: String, PuzzleSize) -> Void)?
  private let dialog: Dialog
  private let sizes: DropDown
  private let images = BuiltInPicture.allCases.map { (picture: $0, image: Picture(fit: .cover)) }
  private let loading = LatestTask()

  init(size: PuzzleSize, over window: Window) {
    dialog = Dialog(title: tr("New Puzzle"), over: window, width: 560, height: 640)
    sizes = DropDown(PuzzleSize.allCases.map(\.title), label: tr("Size"))
    sizes.selection = PuzzleSize.allCases.firstIndex(of: size) ?? 0
    dialog.onClose { [loading] in loading.cancel() }
  }

  func present() {
    dialog.present(keeping: self, column: column, width: 1040, sides: 12) { [weak sizes] in sizes?.grabFocus() }
    // Another monitor may need another resolution.
    images.first?.image.onScaleFactorChange { [weak self] in self?.loadImages() }
    loadImages()
  }

  private func loadImages() {
    loading.start { [images] in
      for (picture, image) in images where !Task.isCancelled {
        let side = Int(clamping: Double(PictureChoice.side) * image.scaleFactor)
        // The space stays empty if loading fails.
        let file = PictureSource.own(path: Identity.picturePath(picture.rawValue))
        let loaded = try? await PictureLoader.load(file, longestSide: side)
        if let loaded { image.texture = loaded.bitmap.texture }
      }
    }
  }

  private var column: Widget {
    let photo = PictureChoice(
      Icon("folder-pictures-symbolic", size: 48), title: tr("Your Picture…"),
      description: tr("Choose a picture file of your own.")
    ) { [weak self] in self?.photoTapped() }
    let builtIn = images.map { picture, image in
      PictureChoice(image, title: picture.title, description: picture.description) { [weak self] in
        self?.builtInTapped(picture)
      }
    }
    let grid = FlowBox(columns: 6, spacing: 6, ([photo] + builtIn).map(\.widget))
    let sizeRow = Box(.horizontal, spacing: 12, [Label(tr("Size"), styles: ["heading"]), sizes])
    sizeRow.align(horizontally: .center)
    return Box(.vertical, spacing: 18, [sizeRow, grid])
  }

  private var size: PuzzleSize { PuzzleSize.allCases[sizes.selection ?? 0] }

  private func builtInTapped(_ picture: BuiltInPicture) {
    dialog.close { onBuiltIn?(picture, size) }
  }

  private func photoTapped() {
    FileChooser.open(over: dialog, title: tr("Choose a Picture"), .pictures, filterLabel: tr("Pictures")) {
      [weak self] uris in
      guard let self, let uri = uris.first else { return }
      dialog.close { onFile?(uri, size) }
    }
  }
}
