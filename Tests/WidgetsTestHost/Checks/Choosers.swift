import CGtk
import Widgets

extension Check {
  /// Windows for choosing a file.
  static let choosers: [Check] = [
    Check("Choosers: one that is never answered goes with the window beneath") {
      _ = try Stage(Box(.vertical))
      Loop.runWhatIsDue()
      let before = Living()
      try openChoosers(1)
      try before.isBack()
    },

    Check("Choosers: the next one over the same window takes the place of one that was not answered") {
      _ = try Stage(Box(.vertical))
      Loop.runWhatIsDue()
      let before = Living()
      try openChoosers(4)
      try before.isBack()
    },
  ]

  /// Opens choosers over a window one after the other, sees that one closure is kept, and closes the window.
  private static func openChoosers(_ count: Int) throws {
    let stage = try Stage(Box(.vertical))
    let closures = LiveCount.closures
    for _ in 0..<count {
      FileChooser.open(over: stage.window, title: "Choose", .endings(["txt"]), filterLabel: "Texts") { _ in }
      try stage.frames(2)
    }
    try expect(LiveCount.closures - closures, is: 1, "closures that are kept")
  }
}
