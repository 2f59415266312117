import CGtk
import Widgets

extension Check {
  /// Windows for choosing a file.
  static let choosers: [Check] = [
    Check("Choosers: an unanswered chooser is freed with its window") {
      _ = try Stage(Box(.vertical))
      Loop.runWhatIsDue()
      let before = Living()
      try openChoosers(1)
      try before.isBack()
    },

    Check("Choosers: the next chooser of a window replaces an unanswered one") {
      _ = try Stage(Box(.vertical))
      Loop.runWhatIsDue()
      let before = Living()
      try openChoosers(4)
      try before.isBack()
    },
  ]

  /// Opens choosers over a window in turn, checks that one closure is kept, and closes the window.
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
