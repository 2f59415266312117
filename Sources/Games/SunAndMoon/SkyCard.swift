/// A card: a symbol, and the areas where it may be played.
public struct SkyCard: Codable, Hashable, Sendable {
  /// How many cards each player is dealt.
  public static var handSize: Int { 5 }

  /// Whose card it is.
  public let owner: TablePlayer
  /// Its place in the hand as it was dealt, from zero.
  public let index: Int
  /// What it brings.
  public let symbol: SkySymbol
  /// Where it may be played.
  public let areas: TableAreas

  /// The card's place among all cards of the deal: home's come first.
  var number: Int { owner.rawValue * Self.handSize + index }

  /// The slots that the card can fill.
  var slots: GameTreeNode.Slots { Int(clamping: areas.rawValue) << (symbol.rawValue * GameTreeNode.areaCount) }

  /// The card's place in each hand that it can be in, for a deal to check.
  static var places: [(owner: TablePlayer, index: Int)] {
    TablePlayer.allCases.flatMap { owner in (0..<handSize).map { (owner, $0) } }
  }
}

extension SkyCard: CustomStringConvertible {
  /// Whose card it is and where it lies, and nothing of its face: the drag inspector shows it, also of a hidden hand.
  public var description: String { "SkyCard(\(owner), \(index))" }
}
