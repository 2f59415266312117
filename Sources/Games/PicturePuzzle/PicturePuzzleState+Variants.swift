extension PicturePuzzleState {
  package static var variantCount: Int { 1 + PuzzlePicture.allBuiltIn.count }

  /// The position of the built-in picture, from 1; 0 in the journey, where the seed chooses it; `nil` for a photo.
  package var variant: Int? {
    guard level.journeyPuzzle == nil else { return 0 }
    return PuzzlePicture.allBuiltIn.firstIndex(of: picture).map { 1 + $0 }
  }

  package init(level: PuzzleLevel, seed: UInt64, variant: Int) {
    let isOwn = variant == 0 || level.journeyPuzzle != nil
    self.init(level: level, seed: seed, picture: isOwn ? nil : PuzzlePicture.allBuiltIn[variant - 1])
  }
}
