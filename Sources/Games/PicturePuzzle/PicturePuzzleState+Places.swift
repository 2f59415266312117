// Tiles that look alike belong in each other's places.

extension PicturePuzzleState {
  func isRight(at position: GridPosition) -> Bool {
    tile(at: position).map { look(of: $0.index) == look(of: position.index) } ?? false
  }

  package func isRight(_ tile: PuzzleTile) -> Bool { position(of: tile).map(isRight) ?? false }

  package var rightTiles: Set<PuzzleTile> { Set(size.positions.lazy.filter(isRight).compactMap(tile(at:))) }

  package var rightCount: Int { size.positions.count(where: isRight) }

  package var isSolved: Bool { tiles.indices.allSatisfy { isRight(at: GridPosition(index: $0)) } }

  /// Returns the position where a tile belongs, which is its current one if it is right there.
  ///
  /// The misplaced tiles of one look belong, in order, in the positions that still lack a tile of this look.
  package func destination(of tile: PuzzleTile) -> GridPosition {
    guard likeness?.hasTwins == true, let position = position(of: tile) else { return tile.home }
    if isRight(at: position) { return position }
    let look = look(of: tile.index)
    let earlier = size.positions.count {
      !isRight(at: $0) && tiles[$0.index].index < tile.index && self.look(of: tiles[$0.index].index) == look
    }
    let open = size.positions.lazy.filter { self.look(of: $0.index) == look && !isRight(at: $0) }
    return open.dropFirst(earlier).first ?? tile.home
  }

  /// Returns the number shown for a tile, counted from one: that of its destination, which is its place if it is right.
  package func number(of tile: PuzzleTile) -> Int { destination(of: tile).index + 1 }

  /// Returns the tiles whose texts may differ from those in an earlier state of the same deal; `nil` for all tiles.
  ///
  /// Where tiles look alike, the move of one can change the number of another.
  package func tilesWithOtherTexts(than earlier: PicturePuzzleState) -> [PuzzleTile]? {
    guard isOver == earlier.isOver, likeness == earlier.likeness, likeness?.hasTwins != true else { return nil }
    return zip(tiles, earlier.tiles).lazy.filter(!=).map(\.0)
  }

  /// The first tile that belongs in the first wrong position; `nil` if the puzzle is solved.
  var firstMissing: PuzzleTile? {
    guard let position = size.positions.first(where: { !isRight(at: $0) }) else { return nil }
    let look = look(of: position.index)
    let waiting = size.positions.lazy.filter { !isRight(at: $0) }.map { tiles[$0.index] }
    return waiting.filter { self.look(of: $0.index) == look }.min { $0.index < $1.index }
  }

  private func look(of index: Int) -> Int { likeness?.first(of: index) ?? index }
}
