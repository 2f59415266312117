import Games

package enum GameSearch {
  /// What is shown of a result.
  package struct Result: Equatable, Sendable {
    package let name: String
    package let text: String
  }

  /// Returns the games that match every term, those under way first; the terms' order, case, and accents are ignored.
  ///
  /// A term matches the beginning of a word of the game's name, in the player's language or English, or of 'Continue'
  /// if the game is under way. In scripts that do not separate words, it can match anywhere in the name.
  ///
  /// - Parameter isUnderWay: Called only for games that match, or would match if they were under way, because the call
  ///   creates the game.
  package static func games(for terms: [String], isUnderWay: (GameKind) -> Bool) -> [GameKind] {
    guard let typed = words(typed: terms) else { return [] }
    let found = GameKind.allCases.compactMap { kind -> (kind: GameKind, isUnderWay: Bool)? in
      let names = [kind.title, kind.rawValue]
      guard fits(typed, names + [tr("Continue"), "continue"]) else { return nil }
      let isLeft = isUnderWay(kind)
      return isLeft || fits(typed, names) ? (kind, isLeft) : nil
    }
    return (found.filter(\.isUnderWay) + found.filter { !$0.isUnderWay }).map(\.kind)
  }

  package static func findsDaily(for terms: [String]) -> Bool {
    guard let typed = words(typed: terms) else { return false }
    return fits(typed, [tr("Deal of the Day"), "deal of the day", "daily"])
  }

  package static var daily: Result {
    Result(name: tr("Deal of the Day"), text: tr("The same games for everybody, new every day"))
  }

  /// Returns the result for a game; `model` is nil while its file is being read.
  @MainActor package static func result(for kind: GameKind, _ model: (any GameModel)?) -> Result {
    let isUnderWay = model?.isUnderWay == true
    let name = isUnderWay ? tr("Continue {game}").formatted(["game": kind.title]) : kind.title
    return Result(name: name, text: model?.openingText ?? "")
  }

  /// Returns the words of the terms; `nil` if there are no terms, or only signs.
  private static func words(typed terms: [String]) -> [String]? {
    let words = terms.flatMap(TypedText.words(in:))
    return words.isEmpty && terms.joined() != "" || terms.isEmpty ? nil : words
  }

  private static func fits(_ typed: [String], _ names: [String]) -> Bool {
    let words = names.flatMap(TypedText.words(in:))
    return typed.allSatisfy { term in words.contains { $0.hasPrefix(term) || term.isUnspaced && $0.contains(term) } }
  }
}

extension String {
  /// Whether the text begins in a script that does not separate words: Chinese, Japanese, Thai, or Lao.
  fileprivate var isUnspaced: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isIdeographic || (0x0E00...0x0EFF).contains(first.value)
      || (0x3040...0x30FF).contains(first.value)
  }
}
