extension GameKind {
  /// The game's page of help.
  var help: [HelpSection] {
    switch rawValue {
    case "color-match": ColorMatchHelp.sections
    case "sun-and-moon": SunAndMoonHelp.sections
    case "picture-puzzle": PicturePuzzleHelp.sections
    case "memory": MemoryHelp.sections
    case "move-me": MoveMeHelp.sections
    default: []
    }
  }
}
