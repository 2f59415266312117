/// Finds out how a game between perfect players goes on: a full search that remembers every node that it has met.
///
/// A deal has fewer than 2,000 nodes worth looking at, so that there is no need to cut the search short.
struct SunAndMoonSearch {
  private let deal: SunAndMoonDeal
  /// By how many points who is on turn will gain on the other one, by the node's key.
  private var values: [Int8]
  private static let unknown = Int8.min

  init(_ deal: SunAndMoonDeal) {
    self.deal = deal
    values = Array(repeating: Self.unknown, count: GameTreeNode.keyCount)
  }

  /// By how many points who is on turn will gain on the other one from here on; a player who cannot play passes.
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
      // Of two equal cards one is enough.
      guard slots != 0, tried >> deal.slots[card] & 1 == 0 else { continue }
      tried |= 1 << deal.slots[card]
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

  /// By how many points who is on turn will gain on the other one with this play first.
  private mutating func gain(of card: Int, into slot: Int, in node: GameTreeNode) -> Int {
    node.points(for: slot) - value(of: node.playing(card, into: slot))
  }

  /// By how many points a play gains with perfect play after it.
  mutating func gain(of play: CardPlay, in node: GameTreeNode) -> Int {
    gain(of: play.card.number, into: play.slot, in: node)
  }

  /// By how many points a play gains on average if the next player plays at random, and all are perfect after that.
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
