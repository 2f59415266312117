import Storage

/// What is stored of a playthrough: its game, the one that it replaced as long as that can be brought back, and results.
///
/// A game with one that it replaced is stored inside of that one. A version that knows no such thing goes on with the
/// game that was under way.
struct SavedSession<State: GameState>: Sendable {
  private enum CodingKeys: CodingKey { case dealt, results }

  /// The game.
  let game: SavedGame<State>
  /// The game before it, as long as that can be brought back.
  let replaced: SavedGame<State>?
  /// What came of games that were finished, until it is stored with the other results.
  var results: [GameResult] = []
}

extension SavedSession: Codable {
  /// Stores the game that was under way, and what was dealt after it.
  func encode(to encoder: any Encoder) throws {
    try (replaced ?? game).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    if replaced != nil { try container.encode(game, forKey: .dealt) }
    if !results.isEmpty { try container.encode(results, forKey: .results) }
  }

  /// Reads a stored game.
  ///
  /// - Throws: `DecodingError` for games that the rules cannot lead to.
  init(from decoder: any Decoder) throws {
    let stored = try SavedGame<State>(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let dealt = try container.decodeIfPresent(SavedGame<State>.self, forKey: .dealt)
    try decoder.check(dealt == nil || stored.isUnderWay, "There is nothing to bring back in this game.")
    (game, replaced) = dealt.map { ($0, stored) } ?? (stored, nil)
    results = try container.decodeIfPresent([GameResult].self, forKey: .results) ?? []
  }
}
