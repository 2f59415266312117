import Storage

extension MemoryState {
  private enum CodingKeys: CodingKey { case deal, moves }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deal, forKey: .deal)
    try container.encode(storedMoves, forKey: .moves)
  }

  private var storedMoves: String { moves.map(\.text).joined(separator: " ") }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let deal = try container.decode(MemoryDeal.self, forKey: .deal)
    try decoder.check(deal.isValid, "The deal has wrong cards or players.")
    self.init(deal)
    let stored = try container.decode(String.self, forKey: .moves)
    for text in stored.split(separator: " ") {
      var isMade = false
      if let move = MemoryMove(text: text) { isMade = replay(move) }
      try decoder.check(isMade, "The rules do not allow this move: \(text)")
    }
    // Rejects more spaces than there are between moves.
    try decoder.check(storedMoves == stored, "The moves have another form.")
  }
}
