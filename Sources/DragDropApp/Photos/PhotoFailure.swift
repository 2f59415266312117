import Games
import Pictures

/// Why a photo could not be opened.
struct PhotoFailure {
  /// The reason as a sentence.
  let message: String
  /// How much it tells about what the player wanted to open, from 1: of several failures the greatest is told.
  let weight: Int

  private init(message: String, weight: Int) { (self.message, self.weight) = (message, weight) }

  /// Describes why a file could not be opened.
  ///
  /// - Parameter name: What the file is called; empty if it has no name.
  init(_ error: PictureError, of name: String) {
    let weight =
      switch error {
      case .vanished, .unreadable: 1
      case .onWeb: 2
      default: 3
      }
    self.init(message: error.message(about: name), weight: weight)
  }

  /// Another program hands over more than is read.
  static let tooMuchData = PhotoFailure(
    message: tr("The picture is too large to be taken from another program. Save it as a file and open that."),
    weight: 3)
}

extension PhotoReader.Result {
  /// How much it tells about what the player wanted to open, from 1.
  var weight: Int { failure?.weight ?? 3 }
}
