import Boards
import Games

/// The assignment of pieces to tiles, which another deal changes instead of moving thousands of pieces.
struct TileAssignment {
  /// For each tile, the tile whose piece represents it.
  private var originals: [PuzzleTile]
  /// For each tile, the tile that its piece represents.
  private var presentTiles: [PuzzleTile]

  init(_ size: PuzzleSize) { (originals, presentTiles) = (size.tiles, size.tiles) }

  mutating func change(from before: PicturePuzzleState, to state: PicturePuzzleState) {
    let old = originals
    for (before, tile) in zip(before.tiles, state.tiles) {
      let original = old[before.index]
      originals[tile.index] = original
      presentTiles[original.index] = tile
    }
  }

  func original(of tile: PuzzleTile) -> PuzzleTile { originals[tile.index] }

  /// The assignment for the coordinator, which may ask for a tile of a larger puzzle that is gone.
  var permutation: PiecePermutation<PuzzleTile> {
    PiecePermutation(
      original: { [originals] in $0.index < originals.count ? originals[$0.index] : $0 },
      present: { [presentTiles] in $0.index < presentTiles.count ? presentTiles[$0.index] : $0 })
  }
}
