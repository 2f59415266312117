package struct SkyCard: Codable, Hashable, Sendable {
  package static var handSize: Int { 5 }

  package let owner: TablePlayer
  /// The index within the hand as it was dealt.
  package let index: Int
  package let symbol: SkySymbol
  package let areas: TableAreas

  package init(owner: TablePlayer, index: Int, symbol: SkySymbol, areas: TableAreas) {
    (self.owner, self.index, self.symbol, self.areas) = (owner, index, symbol, areas)
  }

  /// The index among all cards of the deal; home's come first.
  var number: Int { owner.rawValue * Self.handSize + index }

  var slots: GameTreeNode.Slots { Int(clamping: areas.rawValue) << (symbol.rawValue * GameTreeNode.areaCount) }

  static var places: [(owner: TablePlayer, index: Int)] {
    TablePlayer.allCases.flatMap { owner in (0..<handSize).map { (owner, $0) } }
  }
}

extension SkyCard: CustomStringConvertible {
  /// The owner and index, but not the face: the drag inspector shows this text, even for a hidden hand.
  package var description: String { "SkyCard(\(owner), \(index))" }
}
