import Games
import Geometry
import Pictures
import Widgets

/// The thumbnails of the built-in pictures for the tiles of levels.
final class PictureThumbnails {
  private let pictures: PuzzlePictures
  private var loaded: [BuiltInPicture: Texture] = [:]

  init(_ pictures: PuzzlePictures) { self.pictures = pictures }

  subscript(picture: BuiltInPicture) -> Texture? { loaded[picture] }

  /// Returns whether a picture is loaded; otherwise loads it, and then calls `ready`.
  func load(_ picture: BuiltInPicture, ready: @escaping () -> Void) -> Bool {
    guard loaded[picture] == nil else { return true }
    pictures.loadThumbnail(of: picture) { [weak self] bitmap in
      guard let bitmap else { return }
      self?.loaded[picture] = bitmap.texture
      ready()
    }
    return false
  }
}

extension Snapshot {
  /// Draws the place of a picture that the player chooses: a dashed outline with a plus sign.
  func drawEmptyPicture(in rect: Rect, radius: Double, _ ink: Color) {
    paint(in: rect) { painter in
      painter.addSmoothSquare(rect.inset(by: 2), radius: radius)
      painter.stroke(ink.opacity(0.6), width: 2, dashes: [8, 6])
      painter.add(.plus, in: Rect(center: rect.center, side: rect.size.width * 0.36))
      painter.fill(ink.opacity(0.75))
    }
  }
}
