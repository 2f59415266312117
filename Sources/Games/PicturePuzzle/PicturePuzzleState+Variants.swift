extension PicturePuzzleState {
  /// The number of variants: the picture that the seed chooses, and every built-in picture.
  package static var variantCount: Int { 1 + PuzzlePicture.allBuiltIn.count }

  /// The variant: zero in the journey, whose pictures follow from the seed; nil with the player's photo.
  package var variant: Int? {
    guard level.journeyPuzzle == nil else { return 0 }
    return PuzzlePicture.allBuiltIn.firstIndex(of: picture).map { 1 + $0 }
  }

  /// Deals a puzzle with a built-in picture; in the journey and for variant zero, the seed chooses it.
  package init(level: PuzzleLevel, seed: UInt64, variant: Int) {
    let isOwn = variant == 0 || level.journeyPuzzle != nil
    self.init(level: level, seed: seed, picture: isOwn ? nil : PuzzlePicture.allBuiltIn[variant - 1])
  }
}
