/// The pieces of a board, and which item each of them stands for.
@MainActor struct PieceItems<Item: Hashable> {
  /// The items that the pieces were added for, in that order.
  private var added: [Item] = []
  private var pieces: [Item: Piece] = [:]
  /// Which of the items they stand for now.
  var exchange = PiecePermutation<Item>()

  /// The items, in the order in which their pieces were added.
  var order: [Item] { added.map(exchange.present) }

  subscript(item: Item) -> Piece? { pieces[exchange.original(item)] }

  /// What a piece stands for; nil if that is none of these.
  func item(of piece: BoardItem) -> Item? { (piece.represented as? Item).map(exchange.present) }

  mutating func add(_ piece: Piece, for item: Item) {
    let original = exchange.original(item)
    added.append(original)
    pieces[original] = piece
    piece.represented = original
  }

  /// Takes the piece away that stands for an item.
  mutating func remove(_ item: Item) -> Piece? {
    let original = exchange.original(item)
    guard let piece = pieces.removeValue(forKey: original) else { return nil }
    added.removeAll { $0 == original }
    // A press on it has ended meanwhile, and has told so.
    piece.represented = nil
    return piece
  }

  mutating func removeAll() {
    for piece in pieces.values { piece.represented = nil }
    self = PieceItems()
  }
}
