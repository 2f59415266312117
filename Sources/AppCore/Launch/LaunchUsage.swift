import Games

package enum LaunchUsage {
  package static var text: String {
    let options = [
      ("--game=NAME", tr("Start in a game: {names}").formatted(["names": GameKind.names])),
      ("--level=LEVEL", tr("Deal a new game of this level")),
      ("--seed=NUMBER", tr("Deal a new game with this seed; the same seed deals the same game")),
      ("--code=CODE", tr("Deal the game that this code stands for")),
      ("--daily", tr("Show the deals of the day, or start in that of a game")),
      ("-h, --help", tr("Show this help and exit")),
      ("--version", tr("Show the version and exit")),
      ("--", tr("End the options: what follows is a picture")),
    ]
    let levels = GameKind.allCases.map {
      tr("Levels of {game}: {levels}").formatted(["game": $0.rawValue, "levels": $0.levelNames])
    }
    let lines = options.map { option, meaning in
      "  " + option + String(repeating: " ", count: 16 - option.count) + meaning
    }
    return ([tr("Usage: grab-bag [OPTION…] [PICTURE]"), ""] + lines + [""] + levels).joined(separator: "\n")
  }
}
