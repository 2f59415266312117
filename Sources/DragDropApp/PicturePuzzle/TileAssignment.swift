import Boards
import Games

/// The assignment of pieces to tiles, which another deal changes instead of moving thousands of pieces.
struct TileAssignment {
  /// For each tile, the tile whose piece represents it.
  private var originals: [PuzzleTile]
  /// For each tile, the tile that its piece represents.
  private var roles: [PuzzleTile]

  init(_ size: PuzzleSize) { (originals, roles) = (size.tiles, size.tiles) }

  /// Reassigns the pieces at their positions to the tiles of another deal.
  mutating func change(from before: PicturePuzzleState, to state: PicturePuzzleState) {
    let old = originals
    for (before, tile) in zip(before.tiles, state.tiles) {
      let original = old[before.index]
      originals[tile.index] = original
      roles[original.index] = tile
    }
  }

  /// Returns the tile whose piece represents `tile`.
  func original(of tile: PuzzleTile) -> PuzzleTile { originals[tile.index] }
  /// Returns the tile that the piece of `original` represents.
  func role(of original: PuzzleTile) -> PuzzleTile { roles[original.index] }

  /// The assignment for the coordinator, which may ask for a tile of a larger puzzle that is gone.
  var exchange: PiecePermutation<PuzzleTile> {
    PiecePermutation(
      original: { [originals] in $0.index < originals.count ? originals[$0.index] : $0 },
      present: { [roles] in $0.index < roles.count ? roles[$0.index] : $0 })
  }
}
