/// The pieces of a board, in the order in which they were added, and the item of each piece.
@MainActor struct PieceItems<Item: Hashable> {
  private var added: [Item] = []
  private var pieces: [Item: Piece] = [:]
  private var items: [ObjectIdentifier: Item] = [:]
  var permutation = PiecePermutation<Item>()

  var order: [Item] { added.map(permutation.present) }

  subscript(item: Item) -> Piece? { pieces[permutation.original(item)] }

  func item(of piece: BoardItem) -> Item? { items[ObjectIdentifier(piece)].map(permutation.present) }

  mutating func add(_ piece: Piece, for item: Item) {
    let original = permutation.original(item)
    added.append(original)
    pieces[original] = piece
    items[ObjectIdentifier(piece)] = original
  }

  /// Sets the order of the pieces; those of other items come first.
  mutating func setOrder(_ items: [Item]) {
    let order = items.map(permutation.original).filter { pieces[$0] != nil }
    let moved = Set(order)
    added = added.filter { !moved.contains($0) } + order
  }

  mutating func remove(_ item: Item) -> Piece? {
    let original = permutation.original(item)
    guard let piece = pieces.removeValue(forKey: original) else { return nil }
    added.removeAll { $0 == original }
    items[ObjectIdentifier(piece)] = nil
    return piece
  }
}
