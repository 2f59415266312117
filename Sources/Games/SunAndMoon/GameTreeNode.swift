/// A compact node of the game tree: the cards that are left, the slots that are filled, and the player to move.
///
/// A slot holds one symbol in one area. The six slots are bits, those of the suns below those of the moons.
struct GameTreeNode: Hashable, Sendable {
  typealias Slots = Int

  static let areaCount = 3
  static let allSlots = 0b111_111

  /// The numbers of the cards that are left, as bits.
  var cards = 1 << (2 * SkyCard.handSize) - 1
  var filled: Slots = 0
  var turn: TablePlayer

  var key: Int { cards | filled << 10 | turn.rawValue << 16 }
  static let keyCount = 1 << 17

  static func slot(_ symbol: SkySymbol, _ area: TableArea) -> Slots {
    1 << (symbol.rawValue * areaCount + area.rawValue)
  }

  /// Returns the points for filling a slot: one, and two more for completing its area.
  func points(for slot: Slots) -> Int {
    let partner = slot < 1 << Self.areaCount ? slot << Self.areaCount : slot >> Self.areaCount
    return filled & partner == 0 ? 1 : 3
  }

  func playing(_ card: Int, into slot: Slots) -> GameTreeNode {
    GameTreeNode(cards: cards & ~(1 << card), filled: filled | slot, turn: turn.opponent)
  }

  func slots(of card: Int, in deal: SunAndMoonDeal) -> Slots {
    cards >> card & 1 == 0 ? 0 : deal.cards[card].slots & ~filled
  }

  func canPlay(_ player: TablePlayer, in deal: SunAndMoonDeal) -> Bool {
    deal.numbers(of: player).contains { slots(of: $0, in: deal) != 0 }
  }

  /// Returns the node with a player to move who can play, after a pass if necessary; `nil` if neither can play.
  func settled(in deal: SunAndMoonDeal) -> GameTreeNode? {
    var node = self
    if canPlay(turn, in: deal) { return node }
    node.turn = turn.opponent
    return canPlay(node.turn, in: deal) ? node : nil
  }
}
