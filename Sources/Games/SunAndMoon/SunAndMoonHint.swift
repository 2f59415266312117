/// A hint; each case reveals more than the one before.
package enum SunAndMoonHint: Equatable, Sendable {
  case card(CardPlay)
  case place(CardPlay)

  package var play: CardPlay {
    switch self {
    case .card(let play), .place(let play): play
    }
  }
  package var area: TableArea? { if case .place(let play) = self { play.area } else { nil } }
}

extension SunAndMoonState {
  func hint(after shown: SunAndMoonHint?) -> SunAndMoonHint? {
    switch shown {
    case .card(let play): .place(play)
    case .place: nil
    case nil: bestPlay.map { .card($0) }
    }
  }

  /// Returns whether there is a hint after the one that is shown, without a search of all plays of two players.
  ///
  /// The view asks at each motion of a drag.
  func hasHint(after shown: SunAndMoonHint?) -> Bool {
    switch shown {
    case .card: true
    case .place: false
    // A game of two players is over once neither can play.
    case nil: level.isSolitaire ? bestPlay != nil : !isOver
    }
  }

  /// The best play that the player to move can see; in solitaire, one after which the game is not stuck.
  var bestPlay: CardPlay? {
    guard !isOver else { return nil }
    if level.isSolitaire { return TablePlayer.allCases.lazy.flatMap(plays).first(where: leadsOn) }
    // The medium strength considers only the player's own hand and the table.
    var generator = SeededGenerator(seed: 0)
    return answer(of: level.hidesHands ? .medium : .hard, using: &generator)
  }

  private func plays(of player: TablePlayer) -> [CardPlay] { deal.plays(of: player, in: node) }

  private func leadsOn(_ play: CardPlay) -> Bool {
    var next = self
    _ = next.play(play)
    return !next.isStuck
  }

  private var isStuck: Bool {
    if case .stuck = end { true } else { false }
  }
}
