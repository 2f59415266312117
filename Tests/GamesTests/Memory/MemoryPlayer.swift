@testable import Games

extension MemoryState {
  /// The two positions of each pair, in reading order.
  var pairs: [[GridPosition]] {
    Dictionary(grouping: positions) { cards[$0.index].pair }.values.sorted { $0[0].index < $1[0].index }
  }

  /// Two positions that are no pair.
  var unequal: [GridPosition] { [pairs[0][0], pairs[1][0]] }

  /// Turns cards over from a time on, a second apart.
  mutating func turn(_ positions: [GridPosition], from time: Int) {
    for (step, position) in positions.enumerated() { _ = turn(position, at: time + step * 1000) }
  }
}

extension MemoryGame {
  /// Turns all pairs over, one after another.
  func playToTheEnd() {
    for position in state.pairs.flatMap({ $0 }) where !state.isMatched(position) { turn(position) }
  }
}

/// Returns the points of each player, calculated from the moves in another way than by the rules.
func score(of cards: [MemoryCard], players: Int, after moves: [MemoryMove]) -> [Int] {
  var lost = Array(repeating: 0, count: players)
  var seen: Set<Int> = []
  var upTimes: [Int: [(start: Int, end: Int)]] = [:]
  var open: [(index: Int, time: Int)] = []
  var player = 0
  /// The player, the points and the cards of each turn.
  var turns: [(player: Int, points: Int, cards: [Int])] = []
  var takenBack: [(player: Int, points: Int, cards: [Int])] = []

  func left(_ index: Int) -> Int {
    let up = upTimes[index, default: []].reduce(0) { $0 + $1.end - $1.start }
    return up >= 6000 ? 0 : (6000 - up) / 1000
  }
  func close(at time: Int) {
    for card in open {
      upTimes[card.index, default: []].append((card.time, time))
      seen.insert(card.index)
    }
    open = []
  }

  for move in moves {
    switch move.action {
    case .turn(let position):
      takenBack = []
      open.append((position.index, move.time))
      guard open.count == 2 else { continue }
      let indices = open.map(\.index)
      if cards[indices[0]].pair == cards[indices[1]].pair {
        for card in open { upTimes[card.index, default: []].append((card.time, move.time)) }
        turns.append((player, 2 + left(indices[0]) + left(indices[1]), indices))
        open = []
      } else {
        turns.append((player, 0, indices))
        lost[player] += indices.count(where: seen.contains)
        player = (player + 1) % players
      }
    case .turnBack: close(at: move.time)
    case .undo:
      close(at: move.time)
      let turn = turns.removeLast()
      seen.formUnion(turn.cards)
      player = turn.player
      takenBack.append(turn)
    case .redo:
      let turn = takenBack.removeLast()
      if turn.points == 0 { player = (turn.player + 1) % players }
      turns.append(turn)
    }
  }
  return (0..<players).map { number in
    turns.filter { $0.player == number }.reduce(0) { $0 + $1.points } - lost[number]
  }
}
