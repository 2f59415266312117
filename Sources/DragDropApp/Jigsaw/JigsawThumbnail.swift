import Games
import Geometry
import Pictures
import Widgets

final class JigsawThumbnail: Thumbnail<JigsawGame> {
  private let loader: ThumbnailLoader

  init(_ game: JigsawGame, _ pictures: PuzzlePictures) {
    loader = ThumbnailLoader(pictures)
    super.init(game)
  }

  override func prepareToPaint() -> Bool {
    loader.prepare(game.state.picture) { [weak self] in self?.setNeedsPaint() }
  }

  override func paint(_ snapshot: Snapshot) {
    guard let texture = loader.pixels()?.texture else { return }
    let rect = Rect(
      center: Rect(origin: .zero, size: pictureSize).center, side: pictureSize.height - 20
    ).wholePixels
    snapshot.clipped(to: rect, radius: 8) { $0.draw(texture, in: rect) }
    JigsawLines(game.state.level.size).draw(snapshot, in: rect, .white)
  }
}
