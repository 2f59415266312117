/// Finds out how a game between perfect players goes on: a full search that remembers every position that it has met.
///
/// A deal has fewer than 2,000 positions worth looking at, so that there is no need to cut the search short.
struct SunAndMoonSearch {
  private let deal: SunAndMoonDeal
  /// By how many points who is on turn will gain on the other one, by the position's key.
  private var values: [Int8]
  private static let unknown = Int8.min

  init(_ deal: SunAndMoonDeal) {
    self.deal = deal
    values = Array(repeating: Self.unknown, count: SunAndMoonPosition.keyCount)
  }

  /// By how many points who is on turn will gain on the other one from here on; a player who cannot play passes.
  mutating func value(of position: SunAndMoonPosition) -> Int {
    guard let settled = position.settled(in: deal) else { return 0 }
    let value = settledValue(of: settled)
    return settled.turn == position.turn ? value : -value
  }

  private mutating func settledValue(of position: SunAndMoonPosition) -> Int {
    let known = values[position.key]
    guard known == Self.unknown else { return Int(known) }
    var best = Int.min
    var tried = 0
    for card in deal.numbers(of: position.turn) {
      let slots = position.slots(of: card, in: deal)
      // Of two equal cards one is enough.
      guard slots != 0, tried >> deal.slots[card] & 1 == 0 else { continue }
      tried |= 1 << deal.slots[card]
      var rest = slots
      while rest != 0 {
        let slot = rest & -rest
        rest ^= slot
        best = max(best, gain(of: card, into: slot, in: position))
      }
    }
    values[position.key] = Int8(best)
    return best
  }

  /// By how many points who is on turn will gain on the other one with this play first.
  private mutating func gain(of card: Int, into slot: Int, in position: SunAndMoonPosition) -> Int {
    position.points(for: slot) - value(of: position.playing(card, into: slot))
  }

  /// By how many points a play gains with perfect play after it.
  mutating func gain(of play: CardPlay, in position: SunAndMoonPosition) -> Int {
    gain(of: play.card.number, into: play.slot, in: position)
  }

  /// By how many points a play gains on average if the next player plays at random, and all are perfect after that.
  mutating func averageGain(of play: CardPlay, in position: SunAndMoonPosition) -> Double {
    let points = Double(position.points(for: play.slot))
    let next = position.playing(play.card.number, into: play.slot)
    guard let reply = next.settled(in: deal), reply.turn != position.turn else {
      return points - Double(value(of: next))
    }
    let plays = deal.plays(in: reply)
    let sum = plays.reduce(0) { $0 + gain(of: $1, in: reply) }
    return points - Double(sum) / Double(plays.count)
  }
}
