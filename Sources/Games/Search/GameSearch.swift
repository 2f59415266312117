/// What the desktop's search finds among the games.
public enum GameSearch {
  /// The games that every one of the typed words fits, those to go on with first.
  ///
  /// A word fits a game when it begins a word of the game's name, in the player's language or in English. A game that was
  /// left is fit by the beginning of 'continue' as well.
  ///
  /// - Parameters:
  ///   - terms: The words, in any case.
  ///   - isUnderWay: Whether a game was left to be continued.
  public static func games(for terms: [String], isUnderWay: (GameKind) -> Bool) -> [GameKind] {
    guard !terms.isEmpty else { return [] }
    let found = GameKind.allCases.compactMap { kind -> (kind: GameKind, isUnderWay: Bool)? in
      let isLeft = isUnderWay(kind)
      let words = words(in: [kind.title, kind.rawValue] + (isLeft ? [tr("Continue"), "continue"] : []))
      let fits = terms.allSatisfy { term in words.contains { $0.hasPrefix(term.lowercased()) } }
      return fits ? (kind, isLeft) : nil
    }
    return (found.filter(\.isUnderWay) + found.filter { !$0.isUnderWay }).map(\.kind)
  }

  /// Whether the words fit the deal of the day: as with a game, and by 'daily' as well.
  public static func findsDaily(for terms: [String]) -> Bool {
    let words = words(in: [tr("Deal of the Day"), "deal of the day", "daily"])
    return !terms.isEmpty && terms.allSatisfy { term in words.contains { $0.hasPrefix(term.lowercased()) } }
  }

  /// What a result is called.
  public static func title(of kind: GameKind, isUnderWay: Bool) -> String {
    isUnderWay ? tr("Continue {game}").filling(["game": kind.title]) : kind.title
  }

  private static func words(in texts: [String]) -> [String] {
    texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
  }
}
