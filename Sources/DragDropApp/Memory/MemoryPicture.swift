import Games
import Widgets

/// The launcher's picture of Memory: the cards as they lie, small and live.
final class MemoryPicture: CustomWidget {
  private let game: MemoryGame
  private let pictures: MemoryPictures
  private var style: Style?
  private var loading: Task<Void, Never>?
  private var token: ObservationToken?

  init(_ game: MemoryGame, pictures: MemoryPictures) {
    (self.game, self.pictures) = (game, pictures)
    super.init(WidgetKind(name: "MemoryPicture", styleName: "picture", role: .image))
    request(width: LauncherTile.pictureSize.width, height: LauncherTile.pictureSize.height)
    style = Style { [weak self] in self?.queueDraw() }
    token = observe { [weak self] in self?.show() }
  }

  isolated deinit { loading?.cancel() }

  private func show() {
    let state = game.state
    queueDraw()
    guard state.foundCount > 0, !pictures.hasLoaded(state.deal.theme.pictures) else { return }
    loading?.cancel()
    loading = Task { [weak self, pictures] in
      try? await pictures.load(state.deal.theme.pictures)
      self?.queueDraw()
    }
  }

  override func draw(_ snapshot: Snapshot) {
    guard let appearance = style?.appearance else { return }
    let state = game.state
    let grid = CardGrid(size: size, count: state.cards.count)
    let painting = CardPainting(scale: grid.scale, appearance: appearance, widget: self)
    for position in state.positions {
      let rect = grid.frame(of: position.index)
      snapshot.shadow(
        of: rect, radius: painting.radius, CardPainting.shadow(isLifted: false, scale: max(0.5, grid.scale)))
      if let face = state.face(at: position) {
        painting.drawFront(face.drawing, pictures.bitmap, snapshot, in: rect)
      } else {
        painting.drawBack(snapshot, in: rect)
      }
    }
  }
}
