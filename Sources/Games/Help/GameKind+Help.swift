extension GameKind {
  /// The game's page of help.
  var help: [HelpSection] {
    switch self {
    case .colorMatch: ColorMatchHelp.sections
    case .picturePuzzle: PicturePuzzleHelp.sections
    }
  }
}
