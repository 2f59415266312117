/// What a turn changes and undo brings back: which cards are open, who is to play, and the points won.
struct MemoryStanding: Equatable, Sendable {
  /// The cards that are face up and have not found their pair, in the order in which they were turned; two at most.
  var faceUp: [GridPosition] = []
  /// The cards that have found their pair.
  var matched: Set<GridPosition> = []
  /// Who is to play.
  var player = 0
  /// The points won, of each player.
  var won: [Int]

  init(playerCount: Int) { won = Array(repeating: 0, count: playerCount) }
}
