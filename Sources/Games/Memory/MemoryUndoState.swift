/// The part of the state that undo restores: the open and matched cards, the current player and the points won.
struct MemoryUndoState: Equatable, Sendable {
  var faceUp: [GridPosition] = []
  var matched: Set<GridPosition> = []
  var player = 0
  var won: [Int]

  init(playerCount: Int) { won = Array(repeating: 0, count: playerCount) }
}
