/// A hint, in the order of how much it gives away.
public enum SunAndMoonHint: Equatable, Sendable {
  /// Which card to play.
  case card(CardPlay)
  /// Where to play it.
  case place(CardPlay)

  /// The play that is hinted at.
  public var play: CardPlay {
    switch self {
    case .card(let play), .place(let play): play
    }
  }
  /// The area that it points at; nil as long as it tells the card alone.
  public var area: TableArea? { if case .place(let play) = self { play.area } else { nil } }
}

extension SunAndMoonState {
  /// The hint that comes next: where to play a card, if that card is what was hinted at last.
  ///
  /// - Returns: Nil if nothing more can be said.
  func hint(after shown: SunAndMoonHint?) -> SunAndMoonHint? {
    switch shown {
    case .card(let play): .place(play)
    case .place: nil
    case nil: bestPlay.map { .card($0) }
    }
  }

  /// The best play, in solitaire one after which everything can still be placed.
  ///
  /// Where hands are hidden it is the best as far as the player on turn can see.
  private var bestPlay: CardPlay? {
    guard !isOver else { return nil }
    if level.isSolitaire { return TablePlayer.allCases.lazy.flatMap(plays).first(where: leadsOn) }
    // The greedy one looks at the own hand and the table alone.
    var generator = SeededGenerator(seed: 0)
    return answer(of: level.hidesHands ? .medium : .hard, using: &generator)
  }

  private func plays(of player: TablePlayer) -> [CardPlay] { deal.plays(of: player, in: node) }

  private func leadsOn(_ play: CardPlay) -> Bool {
    var next = self
    _ = next.play(play)
    return next.countsAsResult || !next.isStuck
  }

  private var isStuck: Bool {
    if case .stuck = end { true } else { false }
  }
}
