import Boards
import Geometry
import Widgets

extension Check {
  /// A rubber band over the background of a board, with the program's own selection.
  static let rubberBands: [Check] = [
    Check("Rubber band: it keeps the selection only with Ctrl, and cancels a sticky drag") {
      let scene = try TrayScene()
      var (selected, rects, ends): (Set<String>, [Rect], Int) = (["a"], [], 0)
      RubberBand(scene.coordinator, selection: { selected }, ended: { ends += 1 }) { rect, kept in
        rects.append(rect)
        selected = kept.union(["b"])
      }
      @MainActor func draw(control: Bool, by distance: Point) throws {
        let start = Point(x: 300, y: 150)
        var event = DragEvent(phase: .began, point: start, grab: start, control: control)
        scene.board.onBackgroundDrag.call(event)
        (event.phase, event.point, event.hasMoved) = (.changed, start + distance, distance != .zero)
        scene.board.onBackgroundDrag.call(event)
        try expect(scene.board.rubberBand != nil, is: distance != .zero, "whether a rubber band is shown")
        event.phase = .ended
        scene.board.onBackgroundDrag.call(event)
        try expect(scene.board.rubberBand == nil, "no rubber band at the end")
      }
      try expect(scene.game.pickUp("c", by: .click), "a click picks a letter up")
      try draw(control: true, by: .zero)
      try expect(scene.game.session.isDragging, "a press that does not move cancels nothing")
      try draw(control: true, by: Point(x: -200, y: -100))
      try expect(!scene.game.session.isDragging, "the drag is cancelled")
      try expect(selected, is: ["a", "b"], "the selection with Ctrl")
      try expect(rects, is: [Rect(x: 100, y: 50, width: 200, height: 100)], "the rectangles")
      try draw(control: false, by: Point(x: 10, y: 10))
      try expect(selected, is: ["b"], "the selection without Ctrl")
      try expect(ends, is: 2, "the ends")
    }
  ]
}
