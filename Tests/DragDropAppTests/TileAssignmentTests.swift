import Testing

@testable import Boards
@testable import DragDropApp
@testable import Games

/// Which piece stands for which tile after one deal and another.
@MainActor struct TileCastingTests {
  @Test func whateverIsDealtNoPieceMoves() {
    let level = PuzzleLevel.free(.fourByFour)
    var state = PicturePuzzleState(level: level, seed: 1)
    var assignment = TileAssignment(state.size)
    let lying = state.tiles
    for seed in 2...20 as ClosedRange<UInt64> {
      let next = PicturePuzzleState(level: level, seed: seed)
      assignment.change(from: state, to: next)
      state = next
      #expect(state.tiles.map(assignment.original) == lying, "what lies where")
      #expect(lying.map(assignment.permutation.present) == state.tiles, "what it stands for")
    }
  }

  @Test func aTileOfALargerPuzzleStandsForItself() throws {
    let (small, large) = (PuzzleSize.fourByFour, try #require(PuzzleSize(side: 5)))
    let permutation = TileAssignment(small).permutation
    let tile = try #require(large.tiles.last)
    #expect(permutation.original(tile) == tile)
    #expect(permutation.present(tile) == tile)
  }
}
