/// A game of Memory: cards lie face down, and a turn opens two of them.
///
/// The deal and the list of moves determine the game. Only these are stored, so that a saved game does not reveal the
/// cards.
///
/// Undo is a move in the list too, because it reverts a turn but not what the players have seen. So that undo cannot
/// improve a score, cards stay seen, rings stay used, and lost points stay lost.
package struct MemoryState: GameState {
  /// The event that a move causes.
  package typealias Change = MemoryChange

  /// The deal.
  package private(set) var deal: MemoryDeal
  /// The cards in reading order.
  package let cards: [MemoryCard]
  /// The list of moves.
  package private(set) var moves: [MemoryMove] = []

  private(set) var standing: MemoryStanding
  private(set) var rings: [MemoryRing]
  /// The cards that were face up and then turned back.
  private(set) var seen: Set<GridPosition> = []
  private var lost: [Int]
  private var turnStart: MemoryStanding
  private var past: [MemoryStanding] = []
  private var future: [MemoryStanding] = []

  /// Deals a game; the same level and seed deal the same game on every machine.
  package init(level: MemoryLevel, seed: UInt64) { self.init(MemoryDeal(level: level, seed: seed)) }

  /// Creates the game of a deal.
  package init(_ deal: MemoryDeal) {
    self.deal = deal
    cards = deal.cards
    standing = MemoryStanding(playerCount: deal.playerCount)
    turnStart = standing
    rings = Array(repeating: MemoryRing(), count: cards.count)
    lost = Array(repeating: 0, count: deal.playerCount)
  }

  /// Deals a game with the same theme and number of players.
  package func again(_ level: MemoryLevel, seed: UInt64) -> MemoryState {
    MemoryState(MemoryDeal(level: level, theme: deal.theme, playerCount: deal.playerCount, seed: seed))
  }

  func showing(_ theme: MemoryTheme) -> MemoryState {
    var state = self
    state.deal.theme = theme
    return state
  }

  // MARK: Turns

  /// Turns a card over, and returns the events: none if the card cannot be turned.
  package mutating func turn(_ position: GridPosition, at time: Int) -> [MemoryChange] {
    guard canTurn(position), isTime(time) else { return [] }
    note(.turn(position), at: time)
    if standing.faceUp.isEmpty { turnStart = standing }
    future.removeAll()
    standing.faceUp.append(position)
    rings[position.index].turnedUp(at: time)
    guard standing.faceUp.count == 2 else { return [.turned(position)] }
    past.append(turnStart)
    return compare(standing.faceUp[0], position, at: time)
  }

  private mutating func compare(_ first: GridPosition, _ second: GridPosition, at time: Int) -> [MemoryChange] {
    guard cards[first.index].pair == cards[second.index].pair else {
      let points = [first, second].count(where: seen.contains) * MemoryScore.miss
      lost[standing.player] += points
      standing.player = (standing.player + 1) % deal.playerCount
      return [.missed(first, second, lost: points)]
    }
    let points = MemoryScore.match + rings[first.index].points(at: time) + rings[second.index].points(at: time)
    standing.won[standing.player] += points
    standing.faceUp.removeAll()
    for position in [first, second] {
      standing.matched.insert(position)
      rings[position.index].turnedDown(at: time)
    }
    return isOver ? [.matched(first, second, points: points), .won] : [.matched(first, second, points: points)]
  }

  /// Turns two unmatched cards back, and returns the events: none if there are no two such cards.
  package mutating func turnBack(at time: Int) -> [MemoryChange] {
    guard isLocked, isTime(time) else { return [] }
    note(.turnBack, at: time)
    lay(at: time)
    return [.turnedBack]
  }

  private mutating func lay(at time: Int) {
    for position in standing.faceUp {
      seen.insert(position)
      rings[position.index].turnedDown(at: time)
    }
    standing.faceUp.removeAll()
  }

  // MARK: Undo

  /// Whether a turn can be undone: not during a turn, when undo would be a free look at a card.
  package var canUndo: Bool { !past.isEmpty && standing.faceUp.count != 1 && !isOver }
  /// Whether an undone turn can be made again.
  package var canRedo: Bool { !future.isEmpty }

  /// Undoes the last turn: its cards lie face down, its points are not won, and the same player continues.
  package mutating func undo(at time: Int) -> [MemoryChange] {
    guard canUndo, isTime(time), let before = past.popLast() else { return [] }
    note(.undo, at: time)
    lay(at: time)
    seen.formUnion(standing.matched.subtracting(before.matched))
    future.append(standing)
    standing = before
    return [.undone]
  }

  /// Makes the turn again that was undone last, for the same points.
  package mutating func redo(at time: Int) -> [MemoryChange] {
    guard isTime(time), let next = future.popLast() else { return [] }
    note(.redo, at: time)
    past.append(standing)
    standing = next
    return [.redone]
  }

  private mutating func note(_ action: MemoryMove.Action, at time: Int) { moves.append(MemoryMove(action, at: time)) }

  /// Returns whether a time is not before the last move, and in the range of the time played.
  private func isTime(_ time: Int) -> Bool {
    time >= moves.last?.time ?? 0 && Duration.milliseconds(time).isTimeOfPlay
  }

  /// Makes a stored move, and returns whether it was possible.
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

  /// Returns the points of a player.
  package func score(of player: Int) -> Int { standing.won[player] - lost[player] }
}
