/// A game of Memory: cards lie face down, and a turn opens two of them.
///
/// The deal and the moves determine the game, and only these are stored, so that a saved game reveals no cards. Undo is
/// a move too, because it reverts a turn but not what the players have seen: cards stay seen, rings stay used, and lost
/// points stay lost, so that undo cannot improve a score.
package struct MemoryState: GameState {
  package typealias Change = MemoryChange

  package private(set) var deal: MemoryDeal
  package let cards: [MemoryCard]
  /// The faces of each pair, stored once for all cards, because their names depend on each other.
  private(set) var pairs: [MemoryPair]
  package private(set) var moves: [MemoryMove] = []

  private(set) var current: MemoryUndoState
  private(set) var rings: [MemoryRing]
  /// The cards that were face up and then turned back.
  private(set) var seen: Set<GridPosition> = []
  private var lost: [Int]
  private var turnStart: MemoryUndoState
  private var past: [MemoryUndoState] = []
  private var future: [MemoryUndoState] = []

  package init(level: MemoryLevel, seed: UInt64) { self.init(MemoryDeal(level: level, seed: seed)) }

  package init(_ deal: MemoryDeal) {
    self.deal = deal
    (cards, pairs) = (deal.cards, deal.theme.pairs)
    current = MemoryUndoState(playerCount: deal.playerCount)
    turnStart = current
    rings = Array(repeating: MemoryRing(), count: cards.count)
    lost = Array(repeating: 0, count: deal.playerCount)
  }

  package func redealt(_ level: MemoryLevel, seed: UInt64) -> MemoryState {
    MemoryState(
      MemoryDeal(
        level: level, theme: deal.theme, playerCount: deal.playerCount, isRelaxed: deal.isRelaxed,
        computer: deal.computer, dealtTheme: deal.dealtTheme, seed: seed))
  }

  func showing(_ theme: MemoryTheme) -> MemoryState {
    var state = self
    (state.deal, state.pairs) = (deal.showing(theme), theme.pairs)
    return state
  }

  /// Returns the game with or without the relaxed rules, and with the points that its moves earn by these.
  func relaxed(_ isRelaxed: Bool) -> MemoryState {
    guard isRelaxed != deal.isRelaxed else { return self }
    var deal = deal
    deal.isRelaxed = isRelaxed
    var state = MemoryState(deal)
    for move in moves { _ = state.replay(move) }
    return state
  }

  package mutating func turn(_ position: GridPosition, at time: Int) -> [MemoryChange] {
    guard canTurn(position), isTime(time) else { return [] }
    append(.turn(position), at: time)
    if current.faceUp.isEmpty { turnStart = current }
    future.removeAll()
    current.faceUp.append(position)
    rings[position.index].turnedUp(at: time)
    guard current.faceUp.count == 2 else { return [.turned(position)] }
    past.append(turnStart)
    return compare(current.faceUp[0], position, at: time)
  }

  private mutating func compare(_ first: GridPosition, _ second: GridPosition, at time: Int) -> [MemoryChange] {
    guard cards[first.index].pair == cards[second.index].pair else {
      let points = [first, second].count(where: seen.contains) * MemoryScore.miss
      lost[current.player] += points
      return [.missed(first, second, lost: points)]
    }
    let quickness = deal.isRelaxed ? 0 : [first, second].reduce(0) { $0 + rings[$1.index].points(at: time) }
    let points = MemoryScore.match + quickness
    current.won[current.player] += points
    current.faceUp.removeAll()
    for position in [first, second] {
      current.matched.insert(position)
      rings[position.index].turnedDown(at: time)
    }
    return isOver ? [.matched(first, second, points: points), .won] : [.matched(first, second, points: points)]
  }

  /// Turns two unmatched cards back, which ends the player's turn; returns no changes if fewer are face up.
  package mutating func turnBack(at time: Int) -> [MemoryChange] {
    guard isLocked, isTime(time) else { return [] }
    append(.turnBack, at: time)
    turnFaceDown(at: time)
    return [.turnedBack]
  }

  private mutating func turnFaceDown(at time: Int) {
    // The turn ends here and not with the second card, at which the player still looks.
    if isLocked { current.player = (current.player + 1) % deal.playerCount }
    for position in current.faceUp {
      seen.insert(position)
      rings[position.index].turnedDown(at: time)
    }
    current.faceUp.removeAll()
  }

  /// Whether a turn can be undone; not during a turn, when undo would give a free look at a card.
  package var canUndo: Bool { !past.isEmpty && current.faceUp.count != 1 && !isOver }
  package var canRedo: Bool { !future.isEmpty }

  /// Undoes the last turn: its cards lie face down, its points are not won, and the same player continues.
  package mutating func undo(at time: Int) -> [MemoryChange] {
    guard canUndo, isTime(time), let before = past.popLast() else { return [] }
    append(.undo, at: time)
    turnFaceDown(at: time)
    seen.formUnion(current.matched.subtracting(before.matched))
    future.append(current)
    current = before
    return [.undone]
  }

  package mutating func redo(at time: Int) -> [MemoryChange] {
    guard isTime(time), let next = future.popLast() else { return [] }
    append(.redo, at: time)
    past.append(current)
    current = next
    return [.redone]
  }

  private mutating func append(_ action: MemoryMove.Action, at time: Int) { moves.append(MemoryMove(action, at: time)) }

  private func isTime(_ time: Int) -> Bool {
    time >= moves.last?.time ?? 0 && Duration.milliseconds(time).isTimeOfPlay
  }

  mutating func replay(_ move: MemoryMove) -> Bool {
    let changes =
      switch move.action {
      case .turn(let position): turn(position, at: move.time)
      case .turnBack: turnBack(at: move.time)
      case .undo: undo(at: move.time)
      case .redo: redo(at: move.time)
      }
    return !changes.isEmpty
  }

  package func score(of player: Int) -> Int { current.won[player] - lost[player] }
}
