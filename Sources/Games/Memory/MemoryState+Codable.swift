extension MemoryState {
  private enum CodingKeys: CodingKey { case deal, moves }

  /// Stores the deal and the list of moves.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deal, forKey: .deal)
    try container.encode(moves.map(\.text).joined(separator: " "), forKey: .moves)
  }

  /// Reads a stored game and plays it through.
  ///
  /// - Throws: `DecodingError` for moves that cannot be made.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let deal = try container.decode(MemoryDeal.self, forKey: .deal)
    guard deal.isValid else {
      throw DecodingError.dataCorruptedError(forKey: .deal, in: container, debugDescription: "No game is dealt so.")
    }
    self.init(deal)
    for text in try container.decode(String.self, forKey: .moves).split(separator: " ") {
      guard let move = MemoryMove(text: text), replay(move) else {
        throw DecodingError.dataCorruptedError(
          forKey: .moves, in: container, debugDescription: "The rules do not allow this move: \(text)")
      }
    }
  }
}
