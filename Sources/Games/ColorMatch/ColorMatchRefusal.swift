package enum ColorMatchRefusal: Equatable, Sendable {
  case wrongColor(chosen: MatchColor, word: MatchColor)
  case notYourSlot

  func message(wordsIn language: MessageCatalog?) -> String {
    switch self {
    case .wrongColor(let chosen, let word):
      tr("This is {color}, but the word is {word}.").formatted(["color": chosen.word, "word": word.word(in: language)])
    case .notYourSlot:
      tr("This slot belongs to another color.")
    }
  }
}
