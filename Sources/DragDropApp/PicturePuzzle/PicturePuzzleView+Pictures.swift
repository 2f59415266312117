import Games
import Widgets

// The player's own pictures, by every way into the window: dropped, pasted, chosen, named on the command line.

extension PicturePuzzleView {
  var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("New _Puzzle…"), "game.new-puzzle"), Menu.Item(tr("_Open Picture…"), "game.open"),
        Menu.Item(tr("Paste P_icture"), "game.paste"), Menu.Item(tr("Start the _Journey"), "game.journey"),
      ],
      [Menu.Item(tr("_Mark Right Tiles"), "game.marks")],
    ]
  }

  func addPictureActions() {
    group.addAction("new-puzzle") { [weak self] in self?.chooseTapped() }
    group.addAction("open") { [weak self] in self?.openTapped() }
    group.addAction("paste") { [weak self] in self?.pasteTapped() }
    group.addAction("journey") { [weak self] in self?.game.startJourney() }
    dropTarget = DropTarget(on: widget, kinds: [.files, .texture, .text]) { [weak self] event in
      self?.dragged(event) ?? false
    }
  }

  private func dragged(_ event: DropTarget.Event) -> Bool {
    switch event {
    case .over: true
    case .left: false
    case .dropped(let content, _): take(content)
    }
  }

  /// Takes what was dropped or pasted; false if it cannot be a picture.
  @discardableResult
  func take(_ content: DropTarget.Content) -> Bool {
    switch content {
    case .files(let uris):
      guard let first = uris.first else { return false }
      open(.uri(first), title: FileName.display(ofURI: first), others: uris.count - 1)
    case .texture(let texture): open(.texture(texture), title: "")
    case .text, .color:
      onMessage?(tr("Only a picture can become a puzzle."))
      return false
    }
    return true
  }

  /// Opens a picture and makes it the puzzle; the running game stays as it is if that fails.
  func open(_ source: PictureSource, title: String, size: PuzzleSize? = nil, others: Int = 0) {
    opening?.cancel()
    let size = size ?? (game.state.size.count > 16 ? game.state.size : .fourByFour)
    opening = Task { [weak self, shelf] in
      do throws(PictureError) {
        let picture = try await shelf.keep(source, title: title)
        self?.game.deal(.player(picture), size: size)
        if others > 0 { self?.onMessage?(tr("Only the first picture was taken.")) }
        self?.focus()
      } catch {
        if error != .cancelled { self?.onMessage?(error.message(about: title)) }
      }
    }
  }

  private func chooseTapped() {
    let dialog = NewPuzzleDialog(size: game.state.size, over: window)
    dialog.onBuiltIn = { [weak self] picture, size in self?.game.deal(.own(picture), size: size) }
    dialog.onFile = { [weak self] uri, size in
      self?.open(.uri(uri), title: FileName.display(ofURI: uri), size: size)
    }
    dialog.present()
  }

  private func openTapped() {
    FileChooser.choosePicture(over: widget, title: tr("Open Picture")) { [weak self] uri in
      self?.open(.uri(uri), title: FileName.display(ofURI: uri))
    }
  }

  private func pasteTapped() {
    opening = Task { [weak self] in
      guard let self, let content = await Clipboard.read(from: widget) else {
        self?.onMessage?(tr("There is no picture to paste."))
        return
      }
      take(content)
    }
  }
}
