import Games
import Pictures
import Widgets

/// A picture of the game's own, to make a puzzle of.
final class BuiltInPictureChoice {
  let widget: Button
  private let picture: BuiltInPicture
  private let thumbnail = Picture(fit: .cover)

  init(_ picture: BuiltInPicture, chosen: @escaping () -> Void) {
    self.picture = picture
    widget =
      PictureChoice(thumbnail, title: picture.title, description: picture.description, chosen: chosen).widget
  }

  /// Loads the thumbnail; where that fails, its place stays empty.
  func load() async {
    let side = Int(Double(PictureChoice.side) * widget.scaleFactor)
    let loaded = try? await PictureLoader.load(.resource(Identity.picturePath(picture.rawValue)), longestSide: side)
    if let loaded { thumbnail.texture = loaded.bitmap.texture }
  }
}
