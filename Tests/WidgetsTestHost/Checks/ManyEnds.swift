import DragAndDrop
import Widgets

extension Check {
  /// Many drags that end at once.
  static let manyEnds: [Check] = [64, 65, 100, 500].map { count in
    Check("Steps: \(count) drags that end at once are all announced") {
      let scene = try TrayScene()
      let names = (1..<count).map { "letter \($0)" }
      scene.game.rules.companions = ["a": names]
      try scene.piece("a").grabFocus()
      try expect(scene.game.pickUp("a", by: .keyboard), "it is picked up")
      scene.game.move("a", to: nil, over: "left")
      try expect(scene.game.drop("a"), is: .stays("left"), "the outcome")
      try scene.stage.frames(2)
      let sentence = "\((["Letter a"] + names).joined(separator: ", ")) are on left tray."
      try expect(scene.heard.hasPrefix(sentence), "all of \(count) are announced: \(scene.heard)")
    }
  }
}
