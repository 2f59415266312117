import Games
import Geometry
import Pictures
import Widgets

final class JigsawThumbnail: Thumbnail<JigsawGame> {
  private let pictures: PuzzlePictures
  private let loading = LatestTask()
  private var wanted: PuzzlePicture?
  private var texture: Texture?

  init(_ game: JigsawGame, _ pictures: PuzzlePictures) {
    self.pictures = pictures
    super.init(game)
  }

  override func prepareToPaint() -> Bool {
    let picture = game.state.picture
    if wanted == picture { return texture != nil }
    (wanted, texture) = (picture, nil)
    switch picture {
    case .builtIn(let own): pictures.loadThumbnail(of: own) { [weak self] in self?.take($0, picture) }
    case .photo(let photo):
      loading.start { [weak self, pictures] in self?.take(await pictures.thumbnail(of: photo, side: 320), picture) }
    }
    return false
  }

  private func take(_ bitmap: Bitmap?, _ picture: PuzzlePicture) {
    guard let bitmap, wanted == picture else { return }
    texture = bitmap.texture
    setNeedsPaint()
  }

  override func paint(_ snapshot: Snapshot) {
    guard let texture else { return }
    let rect = Rect(
      center: Rect(origin: .zero, size: pictureSize).center, side: pictureSize.height - 20
    ).wholePixels
    snapshot.clipped(to: rect, radius: 8) { $0.draw(texture, in: rect) }
    JigsawLines(game.state.level.size).draw(snapshot, in: rect, .white)
  }
}
