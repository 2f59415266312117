import CGtk
import Widgets

/// A bag in which a box is a bag itself.
final class NestedScene: BagStage {
  let inner = BagBoard("Box", ["x"])
  let outer: BagBoard
  let stage: Stage

  init() throws {
    outer = BagBoard("Bag", ["box", "a"], boxes: ["box": inner], length: 180)
    stage = try Stage(outer.coordinator.board, width: 420, height: 600)
    for bag in [inner, outer] { bag.coordinator.delegate = bag }
    try stage.frames(3)
  }

  /// Picks the focused item up by keys, and moves on from the last place of its board.
  func carryOn(from bag: BagBoard) throws {
    try press(GDK_KEY_space, on: bag)
    try press(GDK_KEY_End, on: bag)
    stage.moveFocus(GTK_DIR_TAB_FORWARD)
    try stage.frames(2)
  }
}
