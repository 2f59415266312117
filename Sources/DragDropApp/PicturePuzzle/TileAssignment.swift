import Boards
import Games

/// Which tile's piece stands for which tile: in another deal they stand for others, and none of thousands is moved.
struct TileAssignment {
  /// For each tile the one whose piece stands for it.
  private var originals: [PuzzleTile]
  /// For each tile the one that its piece stands for.
  private var roles: [PuzzleTile]

  /// Each piece stands for the tile that it was made for.
  init(_ size: PuzzleSize) { (originals, roles) = (size.tiles, size.tiles) }

  /// Has what lies there stand for the tiles of another deal.
  mutating func change(from before: PicturePuzzleState, to state: PicturePuzzleState) {
    let old = originals
    for (before, tile) in zip(before.tiles, state.tiles) {
      let original = old[before.index]
      originals[tile.index] = original
      roles[original.index] = tile
    }
  }

  /// The tile that the piece was made for which stands for `tile`.
  func original(of tile: PuzzleTile) -> PuzzleTile { originals[tile.index] }
  /// What the piece stands for that was made for `original`.
  func role(of original: PuzzleTile) -> PuzzleTile { roles[original.index] }

  /// The same for the pieces' coordinator, which may ask for a tile of a larger puzzle that is gone.
  var exchange: PiecePermutation<PuzzleTile> {
    PiecePermutation(
      original: { [originals] in $0.index < originals.count ? originals[$0.index] : $0 },
      present: { [roles] in $0.index < roles.count ? roles[$0.index] : $0 })
  }
}
