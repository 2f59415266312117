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
    let node = node
    let plays = deal.plays(in: node)
    switch strength {
    case .easy:
      return generator.element(of: plays)
    case .medium:
      let most = plays.map { node.points(for: $0.slot) }.max()
      return generator.element(of: plays.filter { node.points(for: $0.slot) == most })
    case .hard:
      return perfect(plays, in: node)
    }
  }

  private func perfect(_ plays: [CardPlay], in node: GameTreeNode) -> CardPlay? {
    var search = SunAndMoonSearch(deal)
    let gains = plays.map { search.gain(of: $0, in: node) }
    let best = zip(plays, gains).filter { $0.1 == gains.max() }.map(\.0)
    let averages = best.map { search.averageGain(of: $0, in: node) }
    return zip(best, averages).max { $0.1 < $1.1 }?.0
  }
}
