import Storage

/// A picture puzzle: the tiles of a picture lie in disorder, and any two can be swapped.
public struct PicturePuzzleState: GameState {
  /// What its moves change.
  public typealias Change = PicturePuzzleChange

  /// How the puzzle was dealt.
  public let level: PuzzleLevel
  /// The picture that the tiles make up.
  public let picture: PuzzlePicture
  /// The tile at each position, in reading order.
  @FixedWidthList public private(set) var tiles: [PuzzleTile]
  /// Which tiles look alike; nil until the picture was compared, and in games that earlier versions saved.
  public internal(set) var likeness: TileLikeness?

  /// Deals a puzzle; the same level and seed deal the same picture and the same disorder on every machine.
  ///
  /// With one seed each puzzle of the journey has another picture, so that a whole journey follows from its seed.
  public init(level: PuzzleLevel, seed: UInt64) {
    self.init(level: level, seed: seed, picture: nil)
  }

  /// Deals a puzzle with a picture, which leaves the disorder as it is with any other, or with the seed's own.
  ///
  /// Only a disorder that would show the finished picture, as tiles that look alike lie in each other's places, is
  /// followed by the seed's next one.
  ///
  /// - Parameter likeness: Which tiles look alike, if that is known; it is left out where all of them do.
  init(level: PuzzleLevel, seed: UInt64, picture: PuzzlePicture?, likeness: TileLikeness? = nil) {
    var generator = SeededGenerator(seed: seed)
    let pictures = shuffled(PuzzlePicture.builtIn, using: &generator)
    self.level = level
    self.picture = picture ?? pictures[(level.journeyPuzzle?.rawValue ?? 1) - 1]
    self.likeness = likeness.flatMap { $0.isPlain(level.size.count) ? nil : $0 }
    repeat { tiles = shuffled(level.size.tiles, using: &generator) } while isSolved
  }

  /// Free play goes on with its picture; the journey and what it is left for have the seed's own.
  public func again(_ level: PuzzleLevel, seed: UInt64) -> PicturePuzzleState {
    let isStillFree = level.journeyPuzzle == nil && self.level.journeyPuzzle == nil
    let dealt = PicturePuzzleState(level: level, seed: seed, picture: isStillFree ? picture : nil)
    guard dealt.picture == picture, dealt.size == size, let likeness else { return dealt }
    return PicturePuzzleState(level: level, seed: seed, picture: picture, likeness: likeness)
  }

  /// A puzzle as it was stored, which may be none: `isValid` tells.
  init(level: PuzzleLevel, picture: PuzzlePicture, tiles: [PuzzleTile], likeness: TileLikeness? = nil) {
    (self.level, self.picture, self.tiles, self.likeness) = (level, picture, tiles, likeness)
  }

  /// How many tiles the puzzle has.
  public var size: PuzzleSize { level.size }

  /// The tile at a position; nil if it is none of this puzzle's.
  public func tile(at position: GridPosition) -> PuzzleTile? {
    tiles.indices.contains(position.index) ? tiles[position.index] : nil
  }

  /// Where a tile lies; nil if it is none of this puzzle's.
  public func position(of tile: PuzzleTile) -> GridPosition? {
    tiles.firstIndex(of: tile).map(GridPosition.init)
  }

  /// Whether the puzzle is solved: its tiles no longer move.
  public var isOver: Bool { isSolved }

  /// How many of the tiles are in their places.
  public var progress: Progress { Progress(rightCount, of: tiles.count) }

  /// Whether the last puzzle of the journey is solved.
  public var isJourneyOver: Bool { isOver && level.journeyPuzzle != nil && level.next == nil }

  /// Moves a tile to a position, from which the tile there goes to where the first one was.
  ///
  /// - Returns: What happened; nothing if the puzzle is solved, the tile is at this position already, or there is none.
  public mutating func move(_ tile: PuzzleTile, to position: GridPosition) -> [PicturePuzzleChange] {
    guard !isOver, let start = self.position(of: tile), start != position, let other = self.tile(at: position) else {
      return []
    }
    tiles.swapAt(start.index, position.index)
    return isSolved ? [.swapped(tile, other), .solved] : [.swapped(tile, other)]
  }

  /// Whether the rules can lead to this state.
  public var isValid: Bool {
    let isJourneysOwn = PuzzlePicture.builtIn.contains(picture)
    return tiles.count == size.count && Set(tiles) == Set(size.tiles) && picture.isValid
      && (level.journeyPuzzle == nil || isJourneysOwn) && likeness?.isValid(for: size.count) != false
      && likeness?.isPlain(size.count) != true
  }

  /// Whether two tiles have changed places.
  ///
  /// A move may have been made from a picture that was finished, as long as it was not known which tiles look alike.
  public func follows(_ earlier: PicturePuzzleState) -> Bool {
    isSameDeal(as: earlier) && earlier.tiles != size.tiles && zip(tiles, earlier.tiles).count(where: !=) == 2
  }

  /// Whether the other puzzle has the same picture too.
  public func isSameDeal(as other: PicturePuzzleState) -> Bool {
    level == other.level && picture == other.picture
  }

  /// The puzzle without the tiles that look alike.
  public var withoutCommonParts: PicturePuzzleState { with(nil) }

  /// The puzzle with the tiles that look alike in another one of the same picture.
  public func withCommonParts(of other: PicturePuzzleState) -> PicturePuzzleState { with(other.likeness) }

  /// The same puzzle with other tiles that look alike.
  func with(_ likeness: TileLikeness?) -> PicturePuzzleState {
    var state = self
    state.likeness = likeness
    return state
  }

  /// Fewer for many tiles, so that a saved game stays under 200 KB.
  public var undoLimit: Int { min(History<Self>.limit, (size.count > 1024 ? 40_960 : 65_536) / size.count) }
}
