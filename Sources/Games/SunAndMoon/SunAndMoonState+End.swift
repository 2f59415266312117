/// How a game ended.
public enum SunAndMoonEnd: Equatable, Sendable {
  /// All six symbols are placed by one player.
  case solved
  /// A solitaire that cannot be solved any more, and what is short.
  case stuck([SunAndMoonShortage])
  /// A solitaire of which as much is placed as its deal allowed, and what is short.
  case exhausted([SunAndMoonShortage])
  /// A player has more points.
  case won(TablePlayer)
  /// Both players have the same points.
  case draw
}

extension SunAndMoonState {
  /// How the game ended; nil as long as it goes on.
  ///
  /// A solitaire is over as soon as fewer symbols can be placed than its deal allowed: what could still be played would
  /// lead nowhere. Two players go on until neither can play.
  public var end: SunAndMoonEnd? { level.isSolitaire ? solitaireEnd : versusEnd }

  /// Whether nothing is left to do.
  public var isOver: Bool { end != nil }

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

  /// Whether the end is a win of the player, or of one of the two players.
  public var countsAsResult: Bool {
    switch end {
    case .solved: true
    case .won(let winner): level.strength == nil || winner == .home
    case .stuck, .exhausted, .draw, nil: false
    }
  }

  /// The points of the player, or of two players the most; nil in solitaire.
  public var score: Int? {
    guard !level.isSolitaire else { return nil }
    return level.strength == nil ? max(points(of: .home), points(of: .visitor)) : points(of: .home)
  }
}
