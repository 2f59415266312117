package enum ComputerStrength: CaseIterable, Sendable {
  case easy
  case medium
  /// Perfect play; of several, the play that gains the most on average if the reply is random.
  case hard
}

extension SunAndMoonState {
  package func answer(
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
