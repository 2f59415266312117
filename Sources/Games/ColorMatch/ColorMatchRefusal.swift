/// Why a square is sent home.
public enum ColorMatchRefusal: Equatable, Sendable {
  /// The word on the target is that of another color.
  case wrongColor(chosen: MatchColor, word: MatchColor)
  /// The slot belongs to another square.
  case notYourSlot

  /// The reason as a sentence; the word is that of the target, which may speak another language.
  func message(wordsIn language: MessageCatalog?) -> String {
    switch self {
    case .wrongColor(let chosen, let word):
      tr("This is {color}, but the word is {word}.").formatted(["color": chosen.word, "word": word.word(in: language)])
    case .notYourSlot:
      tr("This slot belongs to another color.")
    }
  }
}
