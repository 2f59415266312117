// Where tiles belong: those that look alike belong in each other's places.

extension PicturePuzzleState {
  /// Whether a position shows the part of the picture that belongs there.
  func isRight(at position: GridPosition) -> Bool {
    tile(at: position).map { look(of: $0.index) == look(of: position.index) } ?? false
  }

  /// Whether a tile is in its place, or in that of a tile that looks like it.
  public func isRight(_ tile: PuzzleTile) -> Bool { position(of: tile).map(isRight) ?? false }

  /// The tiles that are in their places.
  public var rightTiles: Set<PuzzleTile> { Set(size.positions.lazy.filter(isRight).compactMap(tile(at:))) }

  /// How many tiles are in their places.
  public var rightCount: Int { size.positions.count(where: isRight) }

  /// Whether the picture is finished: each position shows the part of it that belongs there.
  public var isSolved: Bool { size.positions.allSatisfy(isRight) }

  /// Where a tile belongs as the tiles lie now: where it lies, if it is right there.
  ///
  /// Of tiles that look alike and are not right, the first belongs in the first of their places that is not taken by
  /// another one of them, the second in the second one and so on. A tile that looks like no other belongs where it was
  /// cut out.
  public func destination(of tile: PuzzleTile) -> GridPosition {
    guard likeness?.hasTwins == true, let position = position(of: tile) else { return tile.home }
    if isRight(at: position) { return position }
    let look = look(of: tile.index)
    let earlier = size.positions.count {
      !isRight(at: $0) && tiles[$0.index].index < tile.index && self.look(of: tiles[$0.index].index) == look
    }
    let open = size.positions.lazy.filter { self.look(of: $0.index) == look && !isRight(at: $0) }
    return open.dropFirst(earlier).first ?? tile.home
  }

  /// The number that a tile goes by, counted from one: that of the place where it belongs.
  ///
  /// So a tile is never called by the number of one place and right in another.
  public func number(of tile: PuzzleTile) -> Int { destination(of: tile).index + 1 }

  /// The first tile of those that belong in the first position that is not right; nil if the puzzle is solved.
  var firstMissing: PuzzleTile? {
    guard let position = size.positions.first(where: { !isRight(at: $0) }) else { return nil }
    let look = look(of: position.index)
    let waiting = size.positions.lazy.filter { !isRight(at: $0) }.map { tiles[$0.index] }
    return waiting.filter { self.look(of: $0.index) == look }.min { $0.index < $1.index }
  }

  private func look(of index: Int) -> Int { likeness?.first(of: index) ?? index }
}
