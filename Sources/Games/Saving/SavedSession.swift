import Storage

/// The saved data of a session: its game, the replaced game if it can be restored, and unstored results.
///
/// The game is nested in the one that it replaced, so that versions without this feature resume the replaced game.
struct SavedSession<State: GameState>: Sendable {
  private enum CodingKeys: CodingKey { case dealt, results }

  let game: SavedGame<State>
  /// The replaced game; nil if none can be restored.
  let replaced: SavedGame<State>?
  /// The results of finished games that are not in the results file yet.
  var results: [GameResult] = []
}

extension SavedSession: Codable {
  /// Encodes the replaced game with the other one nested, or the game alone if it replaced none.
  func encode(to encoder: any Encoder) throws {
    try (replaced ?? game).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    if replaced != nil { try container.encode(game, forKey: .dealt) }
    if !results.isEmpty { try container.encode(results, forKey: .results) }
  }

  /// Decodes a session; throws `DecodingError` if the rules cannot lead to its games.
  init(from decoder: any Decoder) throws {
    let stored = try SavedGame<State>(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let dealt = try container.decodeIfPresent(SavedGame<State>.self, forKey: .dealt)
    try decoder.check(dealt == nil || stored.isUnderWay, "There is nothing to bring back in this game.")
    (game, replaced) = dealt.map { ($0, stored) } ?? (stored, nil)
    results = try container.decodeIfPresent([GameResult].self, forKey: .results) ?? []
  }
}
