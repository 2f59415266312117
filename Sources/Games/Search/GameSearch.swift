/// What the desktop's search finds among the games.
public enum GameSearch {
  /// The games that every one of the typed words fits, those to go on with first.
  ///
  /// A word fits a game when it begins a word of the game's name, in the player's language or in English. A game that was
  /// left is fit by the beginning of 'continue' as well. In scripts that do not separate words, it can be anywhere in the
  /// name.
  ///
  /// - Parameters:
  ///   - terms: The words, in any order and case, with accents or without.
  ///   - isUnderWay: Whether a game was left to be continued.
  public static func games(for terms: [String], isUnderWay: (GameKind) -> Bool) -> [GameKind] {
    guard let typed = words(typed: terms) else { return [] }
    let found = GameKind.allCases.compactMap { kind -> (kind: GameKind, isUnderWay: Bool)? in
      let isLeft = isUnderWay(kind)
      let names = [kind.title, kind.rawValue] + (isLeft ? [tr("Continue"), "continue"] : [])
      return fits(typed, names) ? (kind, isLeft) : nil
    }
    return (found.filter(\.isUnderWay) + found.filter { !$0.isUnderWay }).map(\.kind)
  }

  /// Whether the words fit the deal of the day: as with a game, and by 'daily' as well.
  public static func findsDaily(for terms: [String]) -> Bool {
    guard let typed = words(typed: terms) else { return false }
    return fits(typed, [tr("Deal of the Day"), "deal of the day", "daily"])
  }

  /// What a result is called.
  public static func title(of kind: GameKind, isUnderWay: Bool) -> String {
    isUnderWay ? tr("Continue {game}").formatted(["game": kind.title]) : kind.title
  }

  /// The words of what was typed; nil if it has none, but signs.
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
  /// Whether the text begins with a letter of a script that does not separate words: Chinese, Japanese or Thai.
  fileprivate var isUnspaced: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isIdeographic || (0x0E00...0x0EFF).contains(first.value)
      || (0x3040...0x30FF).contains(first.value)
  }
}
