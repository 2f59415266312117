import AppCore
import Games
import Geometry
import Pictures
import Widgets

/// A picture that is painted after its page is shown; screen readers skip it, because the text below says the same.
final class HelpPictureView: TilePicture {
  private let picture: HelpPicture
  /// The pictures of Picture Puzzle that are shown; `nil` while one is loading.
  private var bitmaps: [BuiltInPicture: Bitmap?] = [:]

  init(_ picture: HelpPicture) {
    self.picture = picture
    super.init()
    request(width: 200, height: 150)
    setMargins(top: 6, start: 6, end: 6)
  }

  /// The whole widget, which the ground of the picture fills.
  override var pictureSize: Size { size }

  override func paint(_ snapshot: Snapshot) {
    let ground = Rect(origin: .zero, size: size)
    snapshot.fill(ground, radius: 8, (appearance.isDark ? Color.white : .black).opacity(0.05))
    HelpCanvas(snapshot, in: ground, for: self, appearance) { [weak self] in self?.bitmap(of: $0) }.draw(picture)
  }

  private func bitmap(of picture: BuiltInPicture) -> Bitmap? {
    if let known = bitmaps[picture] { return known }
    bitmaps[picture] = .some(nil)
    let file = BundledPicture(path: Identity.thumbnailPath(picture.rawValue))
    WorkerPool.start({ try? file.decoded() }) { [weak self] in
      self?.bitmaps[picture] = $0
      self?.setNeedsPaint()
    }
    return nil
  }
}
