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
    for move in stored.split(separator: " ").compactMap({ MemoryMove(text: $0) }) { _ = replay(move) }
    // Rejects what is no move, moves that the rules do not allow, and more spaces than there are between moves.
    try decoder.check(storedMoves == stored, "The rules do not allow these moves.")
  }
}
