import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Boards that are larger than their windows.
  static let zoom: [Check] = [
    Check("Zoom: zooming keeps the point under the pointer, and presses and drops hit the right items") {
      let (scene, view) = try zoomed()
      let (piece, tray) = (try scene.piece("a"), try scene.tray("left"))
      for scale in [1.0, 2, 4] {
        let anchor = try required(piece.convert(Point(x: 30, y: 30), to: view), "a point")
        view.change { $0.zoom(to: scale, about: anchor) }
        try scene.stage.frames(2)
        try expect(scene.board.size, is: view.viewport.boardSize, "the board keeps its size at \(scale)")
        let now = try required(piece.convert(Point(x: 30, y: 30), to: view), "a point")
        if scale > 1 { try expect(now, near: anchor, within: 1, "the middle of the piece at \(scale)") }
        let point = try required(piece.convert(Point(x: 30, y: 30), to: scene.stage.window), "a point")
        let picked = gtk_widget_pick(scene.stage.window.pointer, point.x, point.y, GTK_PICK_DEFAULT)
        try expect(picked == piece.pointer, "a press on it at \(scale)")
        scene.coordinator.pickUp("a", by: .pointer, at: piece.frame.center)
        scene.coordinator.move("a", to: tray.frame.center)
        try expect(scene.game.session.activeDrag(of: "a")?.place, is: "left", "the place at \(scale)")
        scene.game.cancelAll()
        try Loop.run(until: "the piece is back") { !piece.isMoving }
      }
    },

    Check("Zoom: while the whole board is visible, it has no scroll bars and is not clipped") {
      let (scene, view) = try zoomed()
      try expect(children(of: view), is: 1, "no scroll bars")
      try expect(gtk_widget_get_overflow(view.pointer) == GTK_OVERFLOW_VISIBLE, "pieces may be dragged beyond it")
      view.change { $0.zoom(to: 3, about: .zero) }
      try scene.stage.frames(2)
      try expect(children(of: view), is: 3, "two scroll bars")
      try expect(gtk_widget_get_overflow(view.pointer) == GTK_OVERFLOW_HIDDEN, "the rest is hidden")
      view.change { $0.fit() }
      try scene.stage.frames(2)
      try expect(view.viewport.isFit, "the whole board again")
    },

    Check("Zoom: a window that grows until the whole board is visible is reported, as each change of the scale") {
      let (scene, view) = try zoomed(boardSize: Size(width: 600, height: 600))
      view.change { $0.zoom(to: 0.9, about: .zero) }
      try scene.stage.frames(2)
      try expect(gtk_widget_get_overflow(view.pointer) == GTK_OVERFLOW_HIDDEN, "a part of the board is hidden")
      var reported: [BoardViewport] = []
      view.onChange.observe { reported.append($0) }
      try scene.stage.resize(to: Size(width: 800, height: 800), view)
      try expect(view.viewport.isFit, "the whole board is visible: \(view.viewport)")
      try expect(reported.last, is: view.viewport, "the last report")
      try expect(gtk_widget_get_overflow(view.pointer) == GTK_OVERFLOW_VISIBLE, "pieces may be dragged beyond it")
    },

    Check("Zoom: a window that shrinks until a part of the board is hidden gets scroll bars") {
      let (scene, view) = try zoomed(boardSize: Size(width: 400, height: 400))
      try scene.stage.resize(to: Size(width: 800, height: 800), view)
      view.change { $0.zoom(to: 1.5, about: .zero) }
      try scene.stage.frames(2)
      try expect(!view.viewport.isFit && !view.viewport.canPan, "it is zoomed, and visible as a whole")
      try expect(children(of: view), is: 1, "no scroll bars")
      try scene.stage.resize(to: Size(width: 500, height: 500), view)
      try expect(view.viewport.canPan, "a part is hidden: \(view.viewport)")
      try expect(children(of: view), is: 3, "two scroll bars")
      let bar = try required(gtk_widget_get_last_child(view.pointer), "a scroll bar")
      try expect(gtk_widget_get_visible(bar) != 0 && gtk_widget_get_height(bar) > 0, "the vertical one is shown")
    },

    Check("Zoom: a piece dragged to the edge scrolls the view, and stays under the pointer") {
      let (scene, view) = try zoomed()
      view.change { $0.zoom(to: 3, about: .zero) }
      try scene.stage.frames(2)
      let start = try scene.piece("a").frame.origin
      scene.coordinator.pickUp("a", by: .pointer, at: start)
      let edge = view.viewport.boardPoint(
        at: Point(x: view.viewport.viewSize.width / 2, y: view.viewport.viewSize.height - 4))
      scene.coordinator.move("a", to: edge)
      try Loop.run(until: "it has scrolled") { view.viewport.origin.y > 20 }
      let held = try required(scene.game.session.activeDrags.first?.point, "a held piece")
      let shown = view.viewport.viewPoint(of: held)
      try expect(shown.y, near: view.viewport.viewSize.height - 4, within: 1, "the point on the window")
      scene.game.cancelAll()
    },

    Check("Zoom: an item that gets the focus is scrolled into view") {
      let (scene, view) = try zoomed()
      view.change { $0.zoom(to: 4, about: .zero) }
      try scene.stage.frames(2)
      let tray = try scene.tray("right")
      try expect(!view.viewport.visibleRect.contains(tray.frame.center), "it is not visible")
      tray.grabFocus()
      try scene.stage.frames(2)
      try expect(view.viewport.visibleRect.overlap(with: tray.frame) > 0, "it is visible")
    },

    Check("Zoom: the view does not scroll to an item that stays in it, and reveals others above its covered part") {
      let (scene, view) = try zoomed()
      view.change { $0.zoom(to: 4, about: .zero) }
      try scene.stage.frames(2)
      let tray = try scene.tray("right")
      tray.staysInView = true
      tray.grabFocus()
      try scene.stage.frames(2)
      try expect(view.viewport.origin, is: .zero, "nothing has scrolled")
      view.coveredHeight = 40
      let middle = Rect(center: Rect(origin: .zero, size: scene.board.size).center, side: 4)
      view.reveal(middle)
      let end = view.viewport.viewPoint(of: Point(x: middle.maxX, y: middle.maxY))
      try expect(end.y <= view.viewport.viewSize.height - 40, "\(end) is above the covered part")
    },

    Check("Zoom: the sign of a verdict is in the visible part of its place") {
      let (scene, view) = try zoomed()
      let tray = try scene.tray("left")
      view.change {
        $0.zoom(to: 4, about: .zero)
        $0.center(on: tray.frame.center)
      }
      try scene.stage.frames(2)
      let corner = Point(x: 11, y: 11)
      try expect(tray.frame.contains(view.viewport.boardPoint(at: corner)), "the view shows a part of the tray")
      let before = Pixels(of: view)[corner]
      scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center)
      scene.coordinator.move("a", to: tray.frame.center)
      try scene.stage.frames(2)
      try expect(Pixels(of: view)[corner] != before, "the sign in the corner of the view")
      scene.game.cancelAll()
    },

    Check("Zoom: a piece with a resting scale has its full size while it is held") {
      let (scene, view) = try zoomed()
      let piece = try scene.piece("a")
      let width = piece.frame.size.width
      @MainActor func shownWidth() -> Double {
        let ends = [0, width].compactMap { piece.convert(Point(x: $0, y: 0), to: view) }
        return ends.count == 2 ? ends[1].x - ends[0].x : 0
      }
      piece.restingScale = 0.5
      try scene.stage.frames(2)
      try expect(shownWidth(), near: width / 2, within: 0.5, "its width at rest")
      scene.coordinator.pickUp("a", by: .pointer, at: piece.frame.center)
      scene.coordinator.move("a", to: piece.frame.center)
      try Loop.run(until: "it has grown") { shownWidth() > width }
      scene.game.cancelAll()
      try Loop.run(until: "it is small again") { abs(shownWidth() - width / 2) < 0.5 && !piece.isScaled }
    },

    Check("Zoom: two steps in quick succession add up") {
      let (scene, view) = try zoomed()
      view.zoomIn()
      let first = view.target.scale
      view.zoomIn()
      try expect(view.target.scale, near: first * BoardViewport.step, within: 1e-9, "the scale at the end")
      try Loop.run(until: "it is reached") { view.viewport.scale == view.target.scale }
      try expect(scene.board.size, is: view.viewport.boardSize, "the size of the board")
    },

    Check("Zoom: a step goes on to its scale while an item that gets the focus is scrolled into view") {
      let (scene, view) = try zoomed()
      for _ in 0..<4 { view.zoomIn() }
      let scale = view.target.scale
      try Loop.run(until: "it has begun") { view.viewport.canPan }
      let tray = try scene.tray("right")
      tray.grabFocus()
      try expect(view.target.scale, near: scale, within: 1e-9, "the scale at the end")
      try Loop.run(until: "it is reached") { view.viewport == view.target }
      try expect(view.viewport.scale, near: scale, within: 1e-9, "the scale")
      try expect(view.viewport.visibleRect.overlap(with: tray.frame) > 0, "the item is visible")
    },

    Check("Zoom: a size that changes during a step stays, for the view and for what is pressed on the board") {
      let (scene, view) = try zoomed(boardSize: Size(width: 1200, height: 1200))
      view.zoomIn()
      view.smallestTarget = 30
      try scene.stage.resize(to: Size(width: 500, height: 500), view)
      try Loop.run(until: "the step has ended") { view.viewport == view.target }
      try scene.stage.frames(2)
      try expect(view.viewport, is: view.target, "what is shown")
      try expect(view.smallestTarget, is: 30, "the size of what is pressed")
      try expect(view.viewport.viewSize, is: view.size, "the size of the view")
    },

    Check("Zoom: items are drawn again once for the final scale") {
      let (scene, view) = try zoomed()
      var scales: [Double] = []
      scene.board.onDrawingScaleChange.observe { scales.append($0) }
      for scale in [1.2, 1.6, 2.2, 3] { view.change { $0.zoom(to: scale, about: .zero) } }
      try Loop.run(until: "they are drawn") { !scales.isEmpty }
      try expect(scales, is: [4], "once")
      try expect(try scene.piece("a").drawnScale, is: 4 * scene.board.scaleFactor, "a texture of a piece")
    },
  ]
}

@MainActor private func zoomed(boardSize: Size? = nil) throws -> (TrayScene, ZoomView) {
  var made: ZoomView?
  let scene = try TrayScene {
    let view = ZoomView($0.board, boardSize: boardSize)
    view.smallestTarget = 60
    made = view
    return view
  }
  return (scene, try required(made, "a view"))
}

@MainActor private func children(of widget: Widget) -> Int {
  var (count, child) = (0, gtk_widget_get_first_child(widget.pointer))
  while let shown = child {
    count += 1
    child = gtk_widget_get_next_sibling(shown)
  }
  return count
}
