import BoardTesting
import Games

/// What is played at random: one of the games, or a board of the toolkit.
package enum ReplayTarget: String, CaseIterable, Sendable {
  case colorMatch = "color-match"
  case sunAndMoon = "sun-and-moon"
  case picturePuzzle = "picture-puzzle"
  case memory
  case moveMe = "move-me"
  case jigsaw
  /// Sortable lists with a limit and a selection.
  case lists
  /// A tree of folders that open.
  case tree
  /// Places that contain others, are full after a drop, or decide later.
  case nested

  @MainActor func makePlayer(seed: UInt64) -> any ReplayPlayer {
    switch self {
    case .colorMatch: GamePlayer<ColorMatchGame>(seed: seed)
    case .sunAndMoon: GamePlayer<SunAndMoonGame>(seed: seed)
    case .picturePuzzle: GamePlayer<PicturePuzzleGame>(seed: seed)
    case .memory: GamePlayer<MemoryGame>(seed: seed)
    case .moveMe: GamePlayer<MoveMeGame>(seed: seed)
    case .jigsaw: GamePlayer<JigsawGame>(seed: seed)
    case .lists: BoardPlayer(ListsModel()) { BoardTester(lists: $0) }
    case .tree: BoardPlayer(TreeModel()) { $0.makeBoard() }
    case .nested: BoardPlayer(NestedModel()) { BoardTester($0) }
    }
  }
}

/// Plays something by random events.
@MainActor protocol ReplayPlayer: AnyObject {
  /// What the last event was, in words.
  var lastEvent: String { get }
  /// Performs an event; returns what does not hold afterwards.
  func perform(_ generator: inout SeededGenerator, checksAll: Bool) async -> Complaint?
  /// Ends all drags; returns what does not hold afterwards.
  func finish() async -> Complaint?
}
