import Testing

@testable import Boards
@testable import DragDropApp
@testable import Games

/// The assignment of pieces to tiles after several deals.
@MainActor struct TileAssignmentTests {
  @Test func piecesKeepTheirPositionsAfterADeal() {
    let level = PuzzleLevel.free(.fourByFour)
    var state = PicturePuzzleState(level: level, seed: 1)
    var assignment = TileAssignment(state.size)
    let before = state.tiles
    for seed in 2...20 as ClosedRange<UInt64> {
      let next = PicturePuzzleState(level: level, seed: seed)
      assignment.change(from: state, to: next)
      state = next
      #expect(state.tiles.map(assignment.original) == before, "the pieces keep their positions")
      #expect(before.map(assignment.permutation.present) == state.tiles, "the pieces show the dealt tiles")
    }
  }

  @Test func aTileOfALargerPuzzleIsAssignedToItself() throws {
    let (small, large) = (PuzzleSize.fourByFour, try #require(PuzzleSize(side: 5)))
    let permutation = TileAssignment(small).permutation
    let tile = try #require(large.tiles.last)
    #expect(permutation.original(tile) == tile)
    #expect(permutation.present(tile) == tile)
  }
}
