import Games
import Geometry
import Pictures
import Widgets

final class PuzzleLevelPainter: LevelPainter {
  private let thumbnails: PictureThumbnails

  init(_ pictures: PuzzlePictures) { thumbnails = PictureThumbnails(pictures) }

  func prepare(_ item: PuzzleLevelItem, ready: @escaping () -> Void) -> Bool {
    item.picture.map { thumbnails.load($0, ready: ready) } ?? true
  }

  func paint(_ item: PuzzleLevelItem, _ snapshot: Snapshot, on picture: TilePicture) {
    let size = picture.pictureSize
    let rect = Rect(center: Rect(origin: .zero, size: size).center, side: size.height * 0.86).wholePixels
    let radius = size.height * 0.05
    let ink = picture.themeColor("window_fg_color") ?? .black
    switch item {
    case .journey(let puzzle): paint(item.picture, puzzle.size, snapshot, rect, radius)
    case .puzzle(let image, let size): paint(image, size, snapshot, rect, radius)
    case .size(let size):
      let accent = picture.themeColor("accent_bg_color") ?? ink
      snapshot.clipped(to: rect, radius: radius) { snapshot in
        snapshot.fill(rect, accent)
        drawGrid(size, snapshot, rect)
      }
    case .jigsaw(let size):
      let accent = picture.themeColor("accent_bg_color") ?? ink
      snapshot.clipped(to: rect, radius: radius) { $0.fill(rect, accent) }
      JigsawLines(size).draw(snapshot, in: rect, .white)
    case .file: snapshot.drawEmptyPicture(in: rect, radius: radius * 2, ink)
    }
  }

  private func paint(
    _ image: BuiltInPicture?, _ size: PuzzleSize, _ snapshot: Snapshot, _ rect: Rect, _ radius: Double
  ) {
    guard let image, let texture = thumbnails[image] else { return }
    snapshot.clipped(to: rect, radius: radius) { snapshot in
      snapshot.draw(texture, in: rect)
      drawGrid(size, snapshot, rect)
    }
  }

  private func drawGrid(_ size: PuzzleSize, _ snapshot: Snapshot, _ rect: Rect) {
    let step = rect.size.width / Double(size.side)
    let width = min(2, max(1, step / 8))
    let color = Color.white.opacity(min(0.85, step / 12 + 0.15))
    for index in 1..<size.side {
      // The lines are on whole pixels, so that all seams look the same.
      let offset = (Double(index) * step - width / 2).rounded()
      snapshot.fill(Rect(x: rect.minX + offset, y: rect.minY, width: width, height: rect.size.height), color)
      snapshot.fill(Rect(x: rect.minX, y: rect.minY + offset, width: rect.size.width, height: width), color)
    }
  }
}

extension PuzzleLevelItem {
  /// The picture on the tile; those of a journey depend on its seed, so that any picture can represent them.
  fileprivate var picture: BuiltInPicture? {
    switch self {
    case .journey(let puzzle): BuiltInPicture.allCases[puzzle.rawValue - 1]
    case .puzzle(let picture, _): picture
    case .file, .size, .jigsaw: nil
    }
  }
}
