import Games
import Widgets

final class MemoryThumbnail: Thumbnail<MemoryGame> {
  private let photos: CardPhotos
  private let textures: CardTextures
  private let loading = LatestTask()

  init(_ game: MemoryGame, _ photos: CardPhotos) {
    (self.photos, textures) = (photos, CardTextures(photos))
    super.init(game)
  }

  override func follow() {
    let state = game.state
    guard state.foundCount > 0, !photos.hasLoaded(state.deal.theme.photos) else { return }
    loading.start { [weak self, photos] in
      try? await photos.load(state.deal.theme.photos)
      self?.textures.forget()
      self?.setNeedsPaint()
    }
  }

  override func paint(_ snapshot: Snapshot) {
    let state = game.state
    let grid = CardGrid(size: pictureSize, level: state.level)
    textures.prepare(grid, appearance: appearance)
    let shadow = Shadow.cast(isLifted: false, scale: max(0.5, grid.scale))
    for position in state.positions {
      let rect = grid.frame(of: position.index)
      let face = state.matchedFace(at: position)?.drawing
      let texture = textures.texture(of: face, shadow, scale: scaleFactor, for: self)
      snapshot.draw(texture, in: rect.inset(by: -shadow.reach))
    }
  }
}
