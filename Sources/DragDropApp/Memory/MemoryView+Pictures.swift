import Games
import Pictures
import Widgets

// The player's own pictures as a theme: dropped, one by one or as a folder, or chosen.

extension MemoryView {
  var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("_Choose Cards…"), "game.start"), Menu.Item(tr("_Open Pictures…"), "game.open"),
        Menu.Item(tr("_Describe Pictures…"), "game.describe"),
      ],
      [Menu.Item(tr("_Tap Turns Cards Back"), "game.tap")],
    ]
  }

  func addPictureActions() {
    group.addAction("open") { [weak self] in self?.openTapped() }
    group.addAction("describe") { [weak self] in self?.describeTapped() }
    DropTarget(on: widget, kinds: [.files, .picture, .text]) { [weak self] event in
      self?.dragged(event) ?? false
    }
  }

  func openTapped() {
    FileChooser.choosePictures(over: widget, title: tr("Choose Pictures")) { [weak self] uris in
      self?.open(uris: uris)
    }
  }

  func describeTapped() {
    namesLoading?.cancel()
    namesLoading = Task { [weak self, game, pictures, opening] in
      // Those that are being opened are the ones to describe.
      await opening?.value
      // Without its picture a description is written too.
      try? await pictures.load(game.photos)
      guard !Task.isCancelled else { return }
      self?.showNames()
    }
  }

  private func showNames() {
    guard !game.photos.isEmpty else {
      onMessage?(tr("Choose pictures of your own first."))
      return
    }
    PictureNamesDialog(game, pictures: pictures, over: window).present()
  }

  private func dragged(_ event: DropTarget.Event) -> Bool {
    if case .over = event { widget.setStyle("drop", true) } else { widget.setStyle("drop", false) }
    guard case .dropped(let content, _) = event else { return true }
    switch content {
    case .files(let uris): open(uris: uris)
    case .picture(let bytes): open { [(.data(bytes), "")] }
    case .text, .color:
      onMessage?(tr("Only pictures can be put on cards."))
      return false
    }
    return true
  }

  func open(uri: String) { open(uris: [uri]) }

  /// Opens files, and the pictures that lie in folders among them.
  private func open(uris: [String]) {
    open {
      var files: [(source: PictureSource, title: String)] = []
      for uri in uris {
        // What cannot be read as a folder is a picture, or says why it is none when it is loaded.
        let found = (try? await PictureFolder.pictures(inFolder: uri)) ?? [uri]
        files += found.map { (.uri($0), FileName.display(ofURI: $0)) }
      }
      return files
    }
  }

  /// Keeps the pictures among several files, and deals a game with them if they are enough for one.
  ///
  /// The running game stays as it is if they are not; what is no picture is told once.
  private func open(_ files: @escaping () async -> [(source: PictureSource, title: String)]) {
    opening?.cancel()
    opening = Task { [weak self, pictures] in
      var (kept, failure): ([Photo], String?) = ([], nil)
      for file in await files() where kept.count < MemoryTheme.mostPhotos {
        do throws(PictureError) {
          let picture = try await pictures.keep(file.source, title: file.title)
          if !kept.contains(where: { $0.id == picture.id }) { kept.append(picture) }
        } catch {
          if error == .cancelled { return }
          failure = failure ?? error.message(about: file.title)
        }
      }
      guard !Task.isCancelled else { return }
      self?.opened(kept, failure)
    }
  }

  private func opened(_ kept: [Photo], _ failure: String?) {
    if let failure { onMessage?(failure) }
    let theme = MemoryTheme.player(kept)
    if theme.greatestLevel == nil {
      if failure == nil || !kept.isEmpty { onMessage?(MemoryText.tooFew(kept.count)) }
    } else {
      game.keep(kept)
      game.choice.theme = nil
      game.begin()
      onReplaced?()
    }
    pictures.removeAll(except: game.photosInUse)
  }
}
