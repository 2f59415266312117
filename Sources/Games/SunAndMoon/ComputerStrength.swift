/// How well the computer plays.
public enum ComputerStrength: CaseIterable, Sendable {
  /// Any play that is allowed, each with even chance.
  case easy
  /// The most points that can be had at once; among equal plays any.
  case medium
  /// Perfect play; among equal plays the one after which a careless reply costs the most.
  case hard

  /// The play of who is on turn; nil if there is none.
  func play(
    in position: SunAndMoonPosition, of deal: SunAndMoonDeal, using generator: inout some RandomNumberGenerator
  ) -> CardPlay? {
    let plays = deal.plays(in: position)
    switch self {
    case .easy:
      return generator.element(of: plays)
    case .medium:
      let most = plays.map { position.points(for: $0.slot) }.max()
      return generator.element(of: plays.filter { position.points(for: $0.slot) == most })
    case .hard:
      return Self.perfect(plays, in: position, of: deal)
    }
  }

  private static func perfect(
    _ plays: [CardPlay], in position: SunAndMoonPosition, of deal: SunAndMoonDeal
  ) -> CardPlay? {
    var search = SunAndMoonSearch(deal)
    let gains = plays.map { search.gain(of: $0, in: position) }
    let best = zip(plays, gains).filter { $0.1 == gains.max() }.map { (play: $0.0, average: search.averageGain(of: $0.0, in: position)) }
    return best.max { $0.average < $1.average }?.play
  }
}
