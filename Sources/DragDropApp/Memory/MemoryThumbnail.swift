import Games
import Widgets

/// The launcher's picture of Memory: the pairs that were found among the cards, small and live.
final class MemoryThumbnail: Thumbnail {
  private let game: MemoryGame
  private let pictures: CardPhotos
  private lazy var textures = makeTextures()
  private var loading: Task<Void, Never>?

  init(_ game: MemoryGame, pictures: CardPhotos) {
    (self.game, self.pictures) = (game, pictures)
    super.init()
    follow { [weak self] in self?.loadFaces() }
  }

  isolated deinit { loading?.cancel() }

  private func makeTextures() -> CardTextures {
    let textures = CardTextures(for: self)
    textures.bitmap = { [weak pictures] in pictures?.bitmap(of: $0) }
    return textures
  }

  /// Loads the player's pictures once a card shows one.
  private func loadFaces() {
    let state = game.state
    guard state.foundCount > 0, !pictures.hasLoaded(state.deal.theme.photos) else { return }
    loading?.cancel()
    loading = Task { [weak self, pictures] in
      try? await pictures.load(state.deal.theme.photos)
      self?.textures.forget()
      self?.queueDraw()
    }
  }

  override func paint(_ snapshot: Snapshot) {
    let state = game.state
    let grid = CardGrid(size: size, count: state.cards.count)
    textures.prepare(size: grid.frame(of: 0).size, scale: grid.scale, appearance: appearance)
    let shadow = CardPainting.shadow(isLifted: false, scale: max(0.5, grid.scale))
    for position in state.positions {
      let rect = grid.frame(of: position.index)
      let face = state.matchedFace(at: position).map { textures.texture(of: $0.drawing) }
      snapshot.shadow(of: rect, radius: CardGrid.cardRadius * grid.scale, shadow)
      snapshot.draw(face ?? textures.texture(), in: rect)
    }
  }
}
