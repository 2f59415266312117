import Storage

/// What is stored of a playthrough: its game, and the one that it replaced as long as that can be brought back.
///
/// A game with one that it replaced is stored inside of that one. A version that knows no such thing goes on with the
/// game that was under way.
struct SavedCourse<State: GameState>: Sendable {
  private enum CodingKeys: CodingKey { case dealt }

  /// The game.
  let game: SavedGame<State>
  /// The game before it, as long as that can be brought back.
  let replaced: SavedGame<State>?
}

extension SavedCourse: Codable {
  /// Stores the game that was under way, and what was dealt after it.
  func encode(to encoder: any Encoder) throws {
    guard let replaced else { return try game.encode(to: encoder) }
    try replaced.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(game, forKey: .dealt)
  }

  /// Reads a stored game.
  ///
  /// - Throws: `DecodingError` for games that the rules cannot lead to.
  init(from decoder: any Decoder) throws {
    let stored = try SavedGame<State>(from: decoder)
    let dealt = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(SavedGame<State>.self, forKey: .dealt)
    try decoder.check(dealt == nil || stored.isUnderWay, "There is nothing to bring back in this game.")
    (game, replaced) = dealt.map { ($0, stored) } ?? (stored, nil)
  }
}
