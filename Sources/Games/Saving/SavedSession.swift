import Storage

/// A saved game, which is stored in the one that it replaced, so that releases without this feature resume that one.
struct SavedSession<State: GameState>: Sendable {
  private enum CodingKeys: CodingKey { case dealt, results }

  let game: SavedGame<State>
  let replaced: SavedGame<State>?
  var results: [GameResult] = []
}

extension SavedSession: Codable {
  func encode(to encoder: any Encoder) throws {
    try (replaced ?? game).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    if replaced != nil { try container.encode(game, forKey: .dealt) }
    if !results.isEmpty { try container.encode(results, forKey: .results) }
  }

  init(from decoder: any Decoder) throws {
    let stored = try SavedGame<State>(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let dealt = try container.decodeIfPresent(SavedGame<State>.self, forKey: .dealt)
    try decoder.check(dealt == nil || stored.isUnderWay, "There is nothing to bring back in this game.")
    (game, replaced) = dealt.map { ($0, stored) } ?? (stored, nil)
    results = try container.decodeIfPresent([GameResult].self, forKey: .results) ?? []
  }
}
