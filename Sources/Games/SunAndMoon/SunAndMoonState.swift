/// A deal and the plays so far, from which the turn, the passes, the points and the end follow.
package struct SunAndMoonState: GameState {
  package typealias Change = SunAndMoonChange

  package let level: SunAndMoonLevel
  package let deal: SunAndMoonDeal
  package private(set) var plays: [CardPlay] = []

  package init(level: SunAndMoonLevel, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.init(level: level, deal: SunAndMoonDeal(level: level, using: &generator))
  }

  init(level: SunAndMoonLevel, deal: SunAndMoonDeal) { (self.level, self.deal) = (level, deal) }

  package func hand(of player: TablePlayer) -> [SkyCard] { deal.cards.filter { $0.owner == player && isLeft($0) } }

  package func isLeft(_ card: SkyCard) -> Bool { !plays.contains { $0.card == card } }

  package func has(_ symbol: SkySymbol, in area: TableArea) -> Bool {
    plays.contains { $0.area == area && $0.card.symbol == symbol }
  }

  package var placedCount: Int { plays.count }
  package var progress: Progress { Progress(placedCount, of: 6) }

  var start: GameTreeNode { GameTreeNode(turn: deal.starter) }

  /// The current node of the game tree, with a player to move who can play, if players take turns and one can.
  var node: GameTreeNode { plays.reduce(start, after) }

  private func after(_ node: GameTreeNode, _ play: CardPlay) -> GameTreeNode {
    let next = node.playing(play.card.number, into: play.slot)
    return level.isSolitaire ? next : next.settled(in: deal) ?? next
  }

  /// The player to move; `nil` in solitaire and once the game is over.
  package var turn: TablePlayer? { level.isSolitaire || isOver ? nil : node.turn }

  package var passer: TablePlayer? {
    guard let turn, let last = plays.last, last.card.owner == turn else { return nil }
    return turn.opponent
  }

  package var isComputersTurn: Bool { level.strength != nil && turn == .visitor }

  package var isPlayersTurn: Bool { !isComputersTurn }

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

  package var isValid: Bool {
    var replay = SunAndMoonState(level: level, deal: deal)
    return deal.isValid && deal.isRight(for: level) && plays.allSatisfy { !replay.play($0).isEmpty }
  }

  package func isSuccessor(of earlier: SunAndMoonState) -> Bool {
    guard let last = plays.last else { return false }
    var next = earlier
    return !next.play(last).isEmpty && next == self
  }
}
