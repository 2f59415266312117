import Storage

extension MemoryState {
  private enum CodingKeys: CodingKey { case deal, moves }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deal, forKey: .deal)
    try container.encode(moves.map(\.text).joined(separator: " "), forKey: .moves)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let deal = try container.decode(MemoryDeal.self, forKey: .deal)
    try decoder.check(deal.isValid, "No game is dealt so.")
    self.init(deal)
    for text in try container.decode(String.self, forKey: .moves).split(separator: " ") {
      try decoder.check(MemoryMove(text: text).map { replay($0) } ?? false, "The rules do not allow this move: \(text)")
    }
  }
}
