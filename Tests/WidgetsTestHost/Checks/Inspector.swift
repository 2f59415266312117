import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// The inspector of a board.
  static let inspector: [Check] = [
    Check("Inspector: it lists companions") {
      let (scene, inspector) = try TrayScene.inspected()
      @MainActor func values() -> [String] {
        descendants(of: inspector.widget.pointer, gtk_widget_get_type()).compactMap {
          gtk_widget_get_tooltip_text($0).map { String(cString: $0) }
        }
      }
      try scene.stage.frames(2)
      try expect(!values().contains("b, c"), "nothing is dragged")
      scene.game.rules.companions = ["a": ["b", "c"]]
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center), "it is held")
      try scene.stage.frames(2)
      try expect(values().contains("b, c"), "the companions: \(values())")
    },

    Check("Inspector: a place that is no item of the board has the mark of the verdict") {
      let scene = try TrayScene()
      for tray in ["left", "closed"] { scene.coordinator.removePlace(tray) }
      scene.frameOfTray = { _ in Rect(x: 1, y: 2, width: 30, height: 40) }
      try expect(scene.game.pickUp("a", by: .keyboard), "it is picked up")
      for (tray, mark) in [("left", PlaceMark.accepted), ("closed", .rejected)] {
        scene.game.move("a", to: nil, over: tray)
        try expect(scene.coordinator.placeFrames.last?.mark, is: mark, "the mark of the \(tray) tray")
      }
    },
  ]
}
