import Games
import Widgets

extension FileChooser {
  /// Lets the player choose a picture; `chosen` gets its URI, and is not called when the player chooses none.
  static func choosePicture(over parent: Widget, title: String, chosen: @escaping (_ uri: String) -> Void) {
    choosePicture(over: parent, title: title, filter: tr("Pictures"), chosen: chosen)
  }

  /// Lets the player choose any number of pictures; `chosen` gets their URIs, at least one.
  static func choosePictures(over parent: Widget, title: String, chosen: @escaping (_ uris: [String]) -> Void) {
    choosePictures(over: parent, title: title, filter: tr("Pictures"), chosen: chosen)
  }
}
