/// The reason why a drop is rejected.
package enum ColorMatchRefusal: Equatable, Sendable {
  /// The word on the target names another color.
  case wrongColor(chosen: MatchColor, word: MatchColor)
  /// The slot belongs to another square.
  case notYourSlot

  /// Returns the reason as a sentence, with the word in the language of the target.
  func message(wordsIn language: MessageCatalog?) -> String {
    switch self {
    case .wrongColor(let chosen, let word):
      tr("This is {color}, but the word is {word}.").formatted(["color": chosen.word, "word": word.word(in: language)])
    case .notYourSlot:
      tr("This slot belongs to another color.")
    }
  }
}
