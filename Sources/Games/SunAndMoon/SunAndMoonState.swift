/// The state of a game: a deal, and the plays so far.
///
/// The turn, the passes, the points, and the end follow from these.
package struct SunAndMoonState: GameState {
  /// The changes that moves report.
  package typealias Change = SunAndMoonChange

  /// The level of the game.
  package let level: SunAndMoonLevel
  /// The cards of both hands.
  package let deal: SunAndMoonDeal
  /// The plays so far, the oldest first.
  package private(set) var plays: [CardPlay] = []

  /// Deals a game; the same level and seed give the same game on every machine.
  package init(level: SunAndMoonLevel, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.init(level: level, deal: SunAndMoonDeal(level: level, using: &generator))
  }

  init(level: SunAndMoonLevel, deal: SunAndMoonDeal) { (self.level, self.deal) = (level, deal) }

  // MARK: The table

  /// Returns the cards that a player has left, in the order of the hand.
  package func hand(of player: TablePlayer) -> [SkyCard] { deal.cards.filter { $0.owner == player && isLeft($0) } }

  /// Whether a card was not played yet.
  package func isLeft(_ card: SkyCard) -> Bool { !plays.contains { $0.card == card } }

  /// Whether an area has a symbol.
  package func has(_ symbol: SkySymbol, in area: TableArea) -> Bool {
    plays.contains { $0.area == area && $0.card.symbol == symbol }
  }

  /// The number of symbols placed.
  package var placedCount: Int { plays.count }
  /// The number of symbols placed, of six.
  package var progress: Progress { Progress(placedCount, of: 6) }

  // MARK: Turns

  var start: GameTreeNode { GameTreeNode(turn: deal.starter) }

  /// The current node of the game tree, with a player to move who can play, if players take turns and one can.
  var node: GameTreeNode { plays.reduce(start, after) }

  private func after(_ node: GameTreeNode, _ play: CardPlay) -> GameTreeNode {
    let next = node.playing(play.card.number, into: play.slot)
    return level.isSolitaire ? next : next.settled(in: deal) ?? next
  }

  /// The player to move; nil in solitaire and once the game is over.
  package var turn: TablePlayer? { level.isSolitaire || isOver ? nil : node.turn }

  /// The player who had to pass after the last play.
  package var passer: TablePlayer? {
    guard let turn, let last = plays.last, last.card.owner == turn else { return nil }
    return turn.opponent
  }

  /// Whether the computer is to move.
  package var isComputersTurn: Bool { level.strength != nil && turn == .visitor }

  /// Whether the player is to move; undo and redo skip the computer's turns.
  package var isPlayersTurn: Bool { !isComputersTurn }

  /// Returns a player's points: one for each symbol placed, two more for each area completed.
  package func points(of player: TablePlayer) -> Int {
    var (node, points) = (start, 0)
    for play in plays {
      if play.card.owner == player { points += node.points(for: play.slot) }
      node = after(node, play)
    }
    return points
  }

  /// Plays a card; returns no changes if the rules refuse the play.
  package mutating func play(_ play: CardPlay) -> [SunAndMoonChange] {
    guard deal.cards.contains(play.card), isLeft(play.card), refusal(of: play) == nil, !isOver else { return [] }
    let isEclipse = has(play.card.symbol.opposite, in: play.area)
    plays.append(play)
    let played = SunAndMoonChange.played(play, isEclipse: isEclipse)
    if isOver { return [played, .ended] }
    return passer.map { [played, .passed($0)] } ?? [played]
  }

  // MARK: Saved games

  /// Whether the rules can lead to this state.
  package var isValid: Bool {
    var replay = SunAndMoonState(level: level, deal: deal)
    return deal.isRight(for: level) && plays.allSatisfy { !replay.play($0).isEmpty }
  }

  /// Whether the last play leads here from an earlier state.
  package func follows(_ earlier: SunAndMoonState) -> Bool {
    guard let last = plays.last else { return false }
    var next = earlier
    return !next.play(last).isEmpty && next == self
  }

  /// Whether the level and the cards are the same.
  package func isSameDeal(as other: SunAndMoonState) -> Bool { level == other.level && deal == other.deal }
}
