extension GameKind {
  /// The game's page of help.
  var help: [HelpSection] {
    switch self {
    case .colorMatch: ColorMatchHelp.sections
    case .sunAndMoon: SunAndMoonHelp.sections
    case .picturePuzzle: PicturePuzzleHelp.sections
    case .memory: MemoryHelp.sections
    case .moveMe: MoveMeHelp.sections
    }
  }
}
