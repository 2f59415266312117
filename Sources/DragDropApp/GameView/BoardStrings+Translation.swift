import Boards
import Games

extension BoardStrings {
  /// The words in the player's language.
  static let translated = BoardStrings { tr($0) }
}
