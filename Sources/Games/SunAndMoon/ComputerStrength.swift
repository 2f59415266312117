/// How well the computer plays.
public enum ComputerStrength: CaseIterable, Sendable {
  /// Any play that is allowed, each with even chance.
  case easy
  /// The most points that can be had at once; among equal plays any.
  case medium
  /// Perfect play; among equal plays the one after which a careless reply costs the most.
  case hard
}

extension SunAndMoonState {
  /// What the computer plays for who is on turn; nil if there is nothing to play.
  public func answer(
    of strength: ComputerStrength, using generator: inout some RandomNumberGenerator
  ) -> CardPlay? {
    let position = position
    let plays = deal.plays(in: position)
    switch strength {
    case .easy:
      return generator.element(of: plays)
    case .medium:
      let most = plays.map { position.points(for: $0.slot) }.max()
      return generator.element(of: plays.filter { position.points(for: $0.slot) == most })
    case .hard:
      return perfect(plays, in: position)
    }
  }

  private func perfect(_ plays: [CardPlay], in position: SunAndMoonPosition) -> CardPlay? {
    var search = SunAndMoonSearch(deal)
    let gains = plays.map { search.gain(of: $0, in: position) }
    let best = zip(plays, gains).filter { $0.1 == gains.max() }.map(\.0)
    let averages = best.map { search.averageGain(of: $0, in: position) }
    return zip(best, averages).max { $0.1 < $1.1 }?.0
  }
}
