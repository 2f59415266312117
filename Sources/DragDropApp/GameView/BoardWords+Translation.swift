import Boards
import Games

extension BoardWords {
  /// The words in the player's language.
  static let translated = BoardWords { tr($0) }
}
