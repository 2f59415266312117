/// A game that is played with a picture, which can be shown as a whole.
@MainActor package protocol PictureGame: GameModel {
  /// Whether the whole picture is shown, which covers the pieces; this is not counted as a hint.
  var isPictureShown: Bool { get }
  var canShowPicture: Bool { get }

  func showPicture(_ isShown: Bool)
}

extension PictureGame {
  /// Hides the whole picture; returns whether it was shown.
  package func hidePicture() -> Bool {
    defer { showPicture(false) }
    return isPictureShown
  }
}
