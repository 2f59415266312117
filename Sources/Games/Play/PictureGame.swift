/// A game that is played with a picture, which the player can look at as a whole.
@MainActor package protocol PictureGame: GameModel {
  /// Whether the player looks at the whole picture, which covers the pieces; it is not counted as a hint.
  var isPictureShown: Bool { get }
  /// Whether the player can look at the whole picture now.
  var canShowPicture: Bool { get }

  /// Shows or hides the whole picture.
  func showPicture(_ isShown: Bool)
}

extension PictureGame {
  /// Hides the whole picture; returns whether it was shown.
  package func hidePicture() -> Bool {
    defer { showPicture(false) }
    return isPictureShown
  }
}
