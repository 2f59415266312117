// The seed's own picture, and each of those that come with the game.

extension PicturePuzzleState {
  /// The seed's own picture and all others.
  public static var variantCount: Int { 1 + PuzzlePicture.builtIn.count }

  /// The picture; zero for the journey, in which it follows from the seed, and nil for the player's own.
  public var variant: Int? {
    guard level.journeyPuzzle == nil else { return 0 }
    return PuzzlePicture.builtIn.firstIndex(of: picture).map { 1 + $0 }
  }

  /// Deals a puzzle with one of the pictures that come with the game.
  public init(level: PuzzleLevel, seed: UInt64, variant: Int) {
    let isOwn = variant == 0 || level.journeyPuzzle != nil
    self.init(level: level, seed: seed, picture: isOwn ? nil : PuzzlePicture.builtIn[variant - 1])
  }
}
