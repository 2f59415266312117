import Games
import Pictures

struct PhotoFailure {
  let message: String
  /// The relevance of the failure to what the player wanted to open, from 1; the most relevant of several is shown.
  let weight: Int

  private init(message: String, weight: Int) { (self.message, self.weight) = (message, weight) }

  /// - Parameter name: The name of the file; empty if it has none.
  init(_ error: PictureError, of name: String) {
    let weight =
      switch error {
      // The sandbox hides the address of a file that the portal has handed over.
      case .vanished, .unreadable, .outsideSandbox: 1
      case .onWeb: 2
      default: 3
      }
    self.init(message: error.message(about: name), weight: weight)
  }

  static let tooMuchData = PhotoFailure(
    message: tr("The picture is too large to be taken from another program. Save it as a file and open that."),
    weight: 3)
}

extension PhotoReader.Result {
  var weight: Int { failure?.weight ?? 3 }
}
