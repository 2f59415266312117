import Testing

@testable import Boards
@testable import DragDropApp
@testable import Games

/// Which piece stands for which tile after one deal and another.
@MainActor struct TileCastingTests {
  @Test func whateverIsDealtNoPieceMoves() {
    let level = PuzzleLevel.free(.fourByFour)
    var state = PicturePuzzleState(level: level, seed: 1)
    var casting = TileAssignment(state.size)
    let lying = state.tiles
    for seed in 2...20 as ClosedRange<UInt64> {
      let next = PicturePuzzleState(level: level, seed: seed)
      casting.change(from: state, to: next)
      state = next
      #expect(state.tiles.map(casting.original) == lying, "what lies where")
      #expect(lying.map(casting.role) == state.tiles, "what it stands for")
    }
  }

  @Test func aTileOfALargerPuzzleStandsForItself() throws {
    let (small, large) = (PuzzleSize.fourByFour, try #require(PuzzleSize(side: 5)))
    let exchange = TileAssignment(small).exchange
    let tile = try #require(large.tiles.last)
    #expect(exchange.original(tile) == tile)
    #expect(exchange.present(tile) == tile)
  }
}
