/// A full search between perfect players; it needs no pruning, because a deal has fewer than 2,000 relevant nodes.
struct SunAndMoonSearch {
  private let deal: SunAndMoonDeal
  /// The points by which the player to move will outscore the opponent, by the node's key.
  private var values: [Int8]
  private static let unknown = Int8.min

  init(_ deal: SunAndMoonDeal) {
    self.deal = deal
    values = Array(repeating: Self.unknown, count: GameTreeNode.keyCount)
  }

  mutating func value(of node: GameTreeNode) -> Int {
    guard let settled = node.settled(in: deal) else { return 0 }
    let value = settledValue(of: settled)
    return settled.turn == node.turn ? value : -value
  }

  private mutating func settledValue(of node: GameTreeNode) -> Int {
    let known = values[node.key]
    guard known == Self.unknown else { return Int(truncatingIfNeeded: known) }
    var best = Int.min
    var tried = 0
    for card in deal.numbers(of: node.turn) {
      let slots = node.slots(of: card, in: deal)
      // One of several equal cards is enough.
      guard slots != 0, tried >> deal.cards[card].slots & 1 == 0 else { continue }
      tried |= 1 << deal.cards[card].slots
      var rest = slots
      while rest != 0 {
        let slot = rest & -rest
        rest ^= slot
        best = max(best, gain(of: card, into: slot, in: node))
      }
    }
    values[node.key] = Int8(clamping: best)
    return best
  }

  private mutating func gain(of card: Int, into slot: Int, in node: GameTreeNode) -> Int {
    node.points(for: slot) - value(of: node.playing(card, into: slot))
  }

  /// Returns the points by which a play, with perfect play after it, outscores the opponent.
  mutating func gain(of play: CardPlay, in node: GameTreeNode) -> Int {
    gain(of: play.card.number, into: play.slot, in: node)
  }

  /// Returns the average gain of a play if the next player's reply is random and all plays after it are perfect.
  mutating func averageGain(of play: CardPlay, in node: GameTreeNode) -> Double {
    let points = Double(node.points(for: play.slot))
    let next = node.playing(play.card.number, into: play.slot)
    guard let reply = next.settled(in: deal), reply.turn != node.turn else {
      return points - Double(value(of: next))
    }
    let plays = deal.plays(in: reply)
    let sum = plays.reduce(0) { $0 + gain(of: $1, in: reply) }
    return points - Double(sum) / Double(plays.count)
  }
}
