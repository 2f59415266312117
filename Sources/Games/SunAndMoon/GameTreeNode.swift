/// A node of the game tree, as compact as a search wants it.
///
/// It knows which cards are in the hands, which slots are filled, and who is on turn. A slot is the room for one symbol
/// in one area: six bits, those of the suns below those of the moons.
struct GameTreeNode: Hashable, Sendable {
  /// The slots as bits.
  typealias Slots = Int

  static let areaCount = 3
  static let allSlots = 0b111_111

  /// The cards that are left, a bit for the number of each.
  var cards = 1 << (2 * SkyCard.handSize) - 1
  /// The slots that are filled.
  var filled: Slots = 0
  /// Who is on turn.
  var turn: TablePlayer

  /// All of it as one number, for a table of nodes.
  var key: Int { cards | filled << 10 | turn.rawValue << 16 }
  static let keyCount = 1 << 17

  /// The slot of a symbol in an area.
  static func slot(_ symbol: SkySymbol, _ area: TableArea) -> Slots {
    1 << (symbol.rawValue * areaCount + area.rawValue)
  }

  /// The points for filling a slot: one, and two more for completing its area.
  func points(for slot: Slots) -> Int {
    let partner = slot < 1 << Self.areaCount ? slot << Self.areaCount : slot >> Self.areaCount
    return filled & partner == 0 ? 1 : 3
  }

  /// The node after a card was played, with the opponent on turn.
  func playing(_ card: Int, into slot: Slots) -> GameTreeNode {
    GameTreeNode(cards: cards & ~(1 << card), filled: filled | slot, turn: turn.opponent)
  }

  /// The slots that a card can fill now, if it is left.
  func slots(of card: Int, in deal: SunAndMoonDeal) -> Slots {
    cards >> card & 1 == 0 ? 0 : deal.slots[card] & ~filled
  }

  /// Whether a player can play a card.
  func canPlay(_ player: TablePlayer, in deal: SunAndMoonDeal) -> Bool {
    deal.numbers(of: player).contains { slots(of: $0, in: deal) != 0 }
  }

  /// The node with a player on turn who can play; nil if nobody can.
  ///
  /// Who cannot play passes.
  func settled(in deal: SunAndMoonDeal) -> GameTreeNode? {
    var node = self
    if canPlay(turn, in: deal) { return node }
    node.turn = turn.opponent
    return canPlay(node.turn, in: deal) ? node : nil
  }
}
