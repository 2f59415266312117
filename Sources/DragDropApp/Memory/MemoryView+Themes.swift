import Games
import Pictures
import Widgets

extension MemoryView {
  func prepare(_ theme: MemoryTheme) {
    loading.cancel()
    textures.forget()
    switch theme {
    case .builtIn:
      guard theme.drawable(on: board) != theme else { return }
      replace(tr("No font with emoji is installed, such as Noto Color Emoji. The cards show shapes instead."))
    case .custom(let photos): load(photos, areAlike: false)
    // The player knows which pictures of a deck look alike.
    case .deck(let deck): load(deck.photos, areAlike: true)
    }
  }

  private func load(_ photos: [Photo], areAlike: Bool) {
    loading.start { [weak self, cardPhotos = self.photos] in
      do throws(PictureError) {
        if !cardPhotos.hasLoaded(photos) {
          try await cardPhotos.load(photos)
          self?.texturesChanged()
        }
        if areAlike { return }
        let duplicates = await cardPhotos.duplicates(in: photos)
        if !Task.isCancelled, !duplicates.isEmpty { self?.game.removePhotos(duplicates) }
      } catch {
        guard error != .cancelled else { return }
        self?.replace(tr("Your pictures could not be read. The cards show shapes instead."))
      }
    }
  }

  private func texturesChanged() {
    textures.forget()
    for card in cards { card.queueDraw() }
  }

  private func replace(_ message: String) {
    replacing = .beforeNextFrame { [weak self] in
      self?.game.show(.builtIn(.shapes))
      self?.context.page?.tell(notice: message)
    }
  }
}

extension MemoryTheme {
  /// Returns the theme, or shapes if no installed font has its emoji.
  func drawable(on widget: Widget) -> MemoryTheme {
    guard case .builtIn(let theme) = self, !TextLayout(theme.emoji, pixelSize: 20, for: widget).isComplete else {
      return self
    }
    return .builtIn(.shapes)
  }
}
