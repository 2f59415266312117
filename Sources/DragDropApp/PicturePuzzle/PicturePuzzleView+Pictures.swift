import Games
import Pictures
import Widgets

// The player's own pictures, by every way into the window: dropped, pasted, chosen, named on the command line.

extension PicturePuzzleView {
  var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("New _Puzzle…"), "game.new-puzzle"), Menu.Item(tr("_Open Picture…"), "game.open"),
        Menu.Item(tr("Paste P_icture"), "game.paste"), Menu.Item(tr("Start the _Journey"), "game.journey"),
      ],
      [
        Menu.Item(tr("_Mark Right Tiles"), "game.marks"), Menu.Item(tr("_Keep the Picture’s Shape"), "game.keep-shape"),
      ],
    ]
  }

  func addPictureActions() {
    group.addAction("new-puzzle") { [weak self] in self?.chooseTapped() }
    group.addAction("open") { [weak self] in self?.openTapped() }
    group.addAction("paste") { [weak self] in self?.pasteTapped() }
    group.addAction("journey") { [weak self] in
      self?.game.startJourney()
      self?.onReplaced?()
    }
    DropTarget(on: widget, kinds: [.files, .picture, .text]) { [weak self] event in
      self?.dragged(event) ?? false
    }
  }

  private func dragged(_ event: DropTarget.Event) -> Bool {
    if case .over = event { widget.setStyle("drop", true) } else { widget.setStyle("drop", false) }
    if case .dropped(let content, _) = event { return take(content) }
    return true
  }

  /// Takes what was dropped or pasted; false if it cannot be a picture.
  @discardableResult
  func take(_ content: TransferContent) -> Bool {
    switch content {
    case .files(let uris): open(uris: uris)
    case .picture(let bytes): open([(.data(bytes), "")])
    case .text, .color:
      onMessage?(tr("Only pictures can be made into a puzzle."))
      return false
    }
    return true
  }

  func open(uri: String) { open(uris: [uri]) }
  func open(uris: [String]) { open(uris.map { (.uri($0), FileName.display(ofURI: $0)) }) }

  /// Opens the first of several files that is a picture and makes it the puzzle.
  ///
  /// The running game stays as it is if none of them is one.
  func open(_ files: [(source: PictureSource, title: String)], size: PuzzleSize? = nil) {
    opening?.cancel()
    watch = Debug.watchOpening()
    let size = size ?? (game.play.level.journeyPuzzle == nil ? game.state.size : .fourByFour)
    startWaiting()
    opening = Task { [weak self, shelf] in
      var failure: String?
      for file in files {
        do throws(PictureError) {
          let picture = try await shelf.keep(file.source, title: file.title)
          self?.opened(picture, size, isOneOfMany: files.count > 1)
          return
        } catch {
          if error == .cancelled { return }
          failure = failure ?? error.message(about: file.title)
        }
      }
      self?.endWaiting()
      failure.map { self?.onMessage?($0) }
    }
  }

  private func opened(_ picture: Photo, _ size: PuzzleSize, isOneOfMany: Bool) {
    endWaiting()
    game.deal(.player(picture), size: size)
    onReplaced?()
    if isOneOfMany { onMessage?(tr("Only the first picture was opened.")) }
  }

  /// Shows a spinner unless the picture is there soon.
  func startWaiting() { waiting = .after(0.2) { [weak self] in self?.spinner.isVisible = true } }
  func endWaiting() { (waiting, spinner.isVisible) = (nil, false) }

  private func chooseTapped() {
    let dialog = NewPuzzleDialog(size: game.state.size, over: window)
    dialog.onBuiltIn = { [weak self] picture, size in
      self?.game.deal(.own(picture), size: size)
      self?.onReplaced?()
    }
    dialog.onFile = { [weak self] uri, size in
      self?.open([(.uri(uri), FileName.display(ofURI: uri))], size: size)
    }
    dialog.present()
  }

  private func openTapped() {
    FileChooser.choosePicture(over: widget, title: tr("Open Picture")) { [weak self] uri in
      self?.open(uri: uri)
    }
  }

  private func pasteTapped() {
    // Another program may take its time to hand over a large picture.
    opening?.cancel()
    startWaiting()
    opening = Task { [weak self, widget] in
      let content = await Clipboard.read(from: widget)
      guard !Task.isCancelled, let self else { return }
      endWaiting()
      guard let content else {
        onMessage?(tr("There is no picture to paste."))
        return
      }
      take(content)
    }
  }
}
