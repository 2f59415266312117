import DragAndDrop

@testable import Games

/// The moves of a player.
@MainActor
extension PicturePuzzleGame {
  /// Creates a game in a world.
  convenience init(_ world: TestWorld, level: PuzzleLevel = .journey(.first)) {
    self.init(level: level, environment: world.start())
  }

  /// Drags a tile to a position and drops it there.
  @discardableResult
  func bring(
    _ tile: PuzzleTile, to position: GridPosition?, by input: DragInput = .pointer
  ) -> DropOutcome<GridPosition, Never>? {
    guard pickUp(tile, by: input) else { return nil }
    move(tile, to: nil, over: position)
    return drop(tile)
  }

  /// Moves every tile to its place, one after another.
  func solve(by input: DragInput = .pointer) {
    for tile in state.size.tiles where !state.isRight(tile) { bring(tile, to: tile.home, by: input) }
  }
}

extension PicturePuzzleState {
  /// Creates a puzzle of free play with the tiles of these numbers, counted from one.
  init(_ numbers: Int...) {
    let level = PuzzleLevel.allCases.first { $0.journeyPuzzle == nil && $0.size.count == numbers.count }
    self.init(
      level: level ?? .free(.twoByTwo), picture: PuzzlePicture.allBuiltIn[0],
      tiles: numbers.map { PuzzleTile(index: $0 - 1) })
  }

  var numbers: [Int] { tiles.map(\.number) }
}

/// The tile with a number, counted from one.
func tile(_ number: Int) -> PuzzleTile { PuzzleTile(index: number - 1) }

/// The position with a number, counted from one in reading order.
func position(_ number: Int) -> GridPosition { GridPosition(index: number - 1) }

extension PuzzleSize {
  static let largest = PuzzleSize.allCases[PuzzleSize.allCases.count - 1]
}

extension PuzzleSize {
  static let twoByTwo = PuzzleSize(unchecked: 2)
  static let threeByThree = PuzzleSize(unchecked: 3)
}
