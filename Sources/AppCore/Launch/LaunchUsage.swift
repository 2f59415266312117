import Games

package enum LaunchUsage {
  package static var text: String {
    let options = [
      ("--game=NAME", tr("Start in a game: {names}").formatted(["names": GameKind.ids])),
      ("--level=LEVEL", tr("Deal a new game of this level")),
      ("--seed=NUMBER", tr("Deal a new game with this seed; the same seed deals the same game")),
      ("--code=CODE", tr("Deal the game that this code stands for")),
      ("--daily", tr("Show the deals of the day, or start in that of a game")),
      ("-h, --help", tr("Show this help and exit")),
      ("--version", tr("Show the version and exit")),
      ("--", tr("End the options: what follows is a picture")),
    ]
    let levels = GameKind.allCases.map {
      wrapped(tr("Levels of {game}: {levels}").formatted(["game": $0.rawValue, "levels": $0.levelIDs]), indent: 2)
    }
    let lines = options.map { option, meaning in
      wrapped("  " + option + String(repeating: " ", count: 16 - option.count) + meaning, indent: 18)
    }
    return ([tr("Usage: grab-bag [OPTION…] [PICTURE]"), ""] + lines + [""] + levels).joined(separator: "\n")
  }

  /// The maximum number of characters in a line.
  private static let width = 100

  /// Breaks a text at spaces into lines, of which all but the first begin with spaces.
  private static func wrapped(_ text: String, indent: Int) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var (lines, line) = ([String](), String(words[0]))
    for word in words.dropFirst() {
      if line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += " " + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
