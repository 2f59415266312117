import Storage

/// The state of a picture puzzle, in which any two tiles can be swapped.
package struct PicturePuzzleState: GameState {
  package typealias Change = PicturePuzzleChange

  package let level: PuzzleLevel
  package let picture: PuzzlePicture
  /// The tile at each position, in reading order.
  @FixedWidthList package private(set) var tiles: [PuzzleTile]
  /// The tiles that look alike; `nil` until they were compared, and in games that earlier releases saved.
  package internal(set) var likeness: TileLikeness?

  /// Deals a puzzle; the puzzles of one journey have the same seed, and different pictures.
  package init(level: PuzzleLevel, seed: UInt64) {
    self.init(level: level, seed: seed, picture: nil)
  }

  /// Deals a puzzle; an order that shows the finished picture is replaced by the seed's next one.
  init(level: PuzzleLevel, seed: UInt64, picture: PuzzlePicture?, likeness: TileLikeness? = nil) {
    var generator = SeededGenerator(seed: seed)
    let pictures = shuffled(PuzzlePicture.allBuiltIn, using: &generator)
    self.level = level
    self.picture = picture ?? pictures[(level.journeyPuzzle?.rawValue ?? 1) - 1]
    self.likeness = likeness.flatMap { $0.isPlain(level.size.count) ? nil : $0 }
    repeat { tiles = shuffled(level.size.tiles, using: &generator) } while isSolved
  }

  /// Deals another puzzle; its picture stays the same within free play, otherwise the seed chooses it.
  package func redealt(_ level: PuzzleLevel, seed: UInt64) -> PicturePuzzleState {
    let isStillFree = level.journeyPuzzle == nil && self.level.journeyPuzzle == nil
    let dealt = PicturePuzzleState(level: level, seed: seed, picture: isStillFree ? picture : nil)
    guard dealt.picture == picture, dealt.size == size, let likeness else { return dealt }
    return PicturePuzzleState(level: level, seed: seed, picture: picture, likeness: likeness)
  }

  /// Restores a stored puzzle without a check; `isValid` checks it.
  init(level: PuzzleLevel, picture: PuzzlePicture, tiles: [PuzzleTile], likeness: TileLikeness? = nil) {
    (self.level, self.picture, self.tiles, self.likeness) = (level, picture, tiles, likeness)
  }

  package var size: PuzzleSize { level.size }

  package func tile(at position: GridPosition) -> PuzzleTile? {
    tiles.indices.contains(position.index) ? tiles[position.index] : nil
  }

  package func position(of tile: PuzzleTile) -> GridPosition? {
    tiles.firstIndex(of: tile).map(GridPosition.init)
  }

  package var isOver: Bool { isSolved }

  package var progress: Progress { Progress(rightCount, of: tiles.count) }

  package var isJourneyOver: Bool { isOver && level.journeyPuzzle != nil && level.next == nil }

  package mutating func move(_ tile: PuzzleTile, to position: GridPosition) -> [PicturePuzzleChange] {
    guard !isOver, let start = self.position(of: tile), start != position, let other = self.tile(at: position) else {
      return []
    }
    tiles.swapAt(start.index, position.index)
    return isSolved ? [.swapped(tile, other), .solved] : [.swapped(tile, other)]
  }

  package var isValid: Bool {
    let isJourneysOwn = PuzzlePicture.allBuiltIn.contains(picture)
    return tiles.count == size.count && Set(tiles) == Set(size.tiles) && picture.isValid
      && (level.journeyPuzzle == nil || isJourneysOwn) && likeness?.isValid(for: size.count) != false
      && likeness?.isPlain(size.count) != true
  }

  /// Returns whether two tiles differ; the earlier state may count as solved if its likeness was found later.
  package func isSuccessor(of earlier: PicturePuzzleState) -> Bool {
    isSameDeal(as: earlier) && earlier.tiles != size.tiles && zip(tiles, earlier.tiles).count(where: !=) == 2
  }

  package func isSameDeal(as other: PicturePuzzleState) -> Bool {
    level == other.level && picture == other.picture
  }

  package var withoutCommonParts: PicturePuzzleState { with(nil) }

  package func withCommonParts(of other: PicturePuzzleState) -> PicturePuzzleState { with(other.likeness) }

  func with(_ likeness: TileLikeness?) -> PicturePuzzleState {
    var state = self
    state.likeness = likeness
    return state
  }

  /// The maximum number of undo steps, lower for many tiles to keep saved games below 200 KB.
  package var undoLimit: Int { min(History<Self>.limit, 65_536 / size.count) }
}
