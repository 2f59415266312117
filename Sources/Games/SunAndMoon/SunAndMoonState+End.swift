package enum SunAndMoonEnd: Equatable, Sendable {
  case solved
  /// A solitaire in which fewer symbols can be placed than the deal allowed, with the shortages.
  case stuck([SunAndMoonShortage])
  /// A solitaire in which as many symbols were placed as the deal allowed, with the shortages.
  case exhausted([SunAndMoonShortage])
  case won(TablePlayer)
  case draw
}

extension SunAndMoonState {
  /// A solitaire ends as soon as fewer symbols can be placed than its deal allowed; two players continue while one can.
  package var end: SunAndMoonEnd? { level.isSolitaire ? solitaireEnd : versusEnd }

  package var isOver: Bool { end != nil }

  private var solitaireEnd: SunAndMoonEnd? {
    if node.filled == GameTreeNode.allSlots { return .solved }
    let (allowed, left) = (deal.fillable(from: start), deal.fillable(from: node))
    if left + placedCount < allowed { return .stuck(deal.shortages(in: node)) }
    return left == 0 ? .exhausted(deal.shortages(in: node)) : nil
  }

  private var versusEnd: SunAndMoonEnd? {
    guard node.settled(in: deal) == nil else { return nil }
    let (home, visitor) = (points(of: .home), points(of: .visitor))
    return home == visitor ? .draw : .won(home > visitor ? .home : .visitor)
  }

  package var endKind: GameEndKind? {
    switch end {
    case .solved: .won
    case .stuck: .stuck
    case .exhausted: .exhausted
    case .won where level.strength == nil: .finished
    case .won(let winner): winner == .home ? .won : .lost
    case .draw: .drawn
    case nil: nil
    }
  }

  package var countsAsResult: Bool { endKind == .won || endKind == .finished }

  package var score: Int? {
    guard !level.isSolitaire else { return nil }
    return level.strength == nil ? max(points(of: .home), points(of: .visitor)) : points(of: .home)
  }
}
