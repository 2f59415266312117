@MainActor struct PieceItems<Item: Hashable> {
  private var added: [Item] = []
  private var pieces: [Item: Piece] = [:]
  var exchange = PiecePermutation<Item>()

  var order: [Item] { added.map(exchange.present) }

  subscript(item: Item) -> Piece? { pieces[exchange.original(item)] }

  func item(of piece: BoardItem) -> Item? { (piece.represented as? Item).map(exchange.present) }

  mutating func add(_ piece: Piece, for item: Item) {
    let original = exchange.original(item)
    added.append(original)
    pieces[original] = piece
    piece.represented = original
  }

  mutating func remove(_ item: Item) -> Piece? {
    let original = exchange.original(item)
    guard let piece = pieces.removeValue(forKey: original) else { return nil }
    added.removeAll { $0 == original }
    piece.represented = nil
    return piece
  }

  mutating func removeAll() {
    for piece in pieces.values { piece.represented = nil }
    self = PieceItems()
  }
}
