import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// The items of a board at rest while a piece moves above them.
  static let atRest: [Check] = [
    Check("At rest: while a piece moves, the others are not drawn again") {
      let scene = AtRestScene()
      let stage = try Stage(scene.board)
      try scene.move(on: stage)
      let drawn = scene.second.drawCount
      for step in 0..<5 {
        scene.hold(at: 200 + 10 * Double(step))
        try stage.frames(1)
        let corner = Point(x: 101, y: 202 + 10 * Double(step))
        try expect(Pixels(of: scene.board)[corner].alpha, is: 1, "the dragged piece is where it was moved to")
      }
      try expect(scene.second.drawCount, is: drawn, "draws of the piece at rest")
      scene.second.queueDraw()
      try scene.move(on: stage)
      try expect(scene.second.drawCount, is: drawn + 1, "it is drawn again once it asks for it")
    },

    Check("At rest: a change of a piece under a moving one is shown, whatever causes it") {
      let color = Color(red: 1, green: 0, blue: 0)
      typealias Begin = (AtRestScene, @escaping () -> Void) -> AnyObject?
      let atOnce: Begin = { _, change in
        change()
        return nil
      }
      let animated: Begin = { scene, change in
        Motion.timed(on: scene.second, seconds: 0.05) { _ in
        } done: {
          change()
        }
      }
      // The piece is moved first, in the same step.
      let afterMove: Begin = { scene, change in
        Motion.timed(on: scene.second, seconds: 0.2) { part in
          scene.hold(at: 100 + 50 * part)
          if part > 0.2 { change() }
        } done: {
        }
      }
      let changes: [(what: String, begin: Begin)] = [
        ("by an event", atOnce), ("before the next frame", { _, change in Scheduled.beforeNextFrame(change) }),
        ("by an animation", animated), ("by an animation that moves the piece too", afterMove),
      ]
      for (what, begin) in changes {
        let scene = AtRestScene()
        let stage = try Stage(scene.board)
        try scene.move(on: stage)
        let change = begin(scene) { scene.second.color = color }
        for _ in 0..<20 { try scene.move(on: stage) }
        try expect(Pixels(of: scene.board)[scene.second.frame.center], is: color, what)
        withExtendedLifetime(change) {}
      }
    },

    Check("At rest: moving, hiding or removing a piece under a moving one is shown") {
      let changes: [(what: String, change: (AtRestScene) -> Void)] = [
        ("moved", { $0.second.frame = Rect(x: 0, y: 300, width: 80, height: 80) }),
        ("turned to its edge", { $0.second.turn = 90 }),
        ("hidden", { $0.second.isVisible = false }),
        ("faded", { gtk_widget_set_opacity($0.second.pointer, 0) }),
        ("removed", { $0.board.remove($0.second) }),
      ]
      for (what, change) in changes {
        let scene = AtRestScene()
        let stage = try Stage(scene.board)
        try scene.move(on: stage)
        let middle = scene.second.frame.center
        try expect(Pixels(of: scene.board)[middle].alpha, is: 1, "it is there before it is \(what)")
        change(scene)
        try scene.move(on: stage)
        try expect(Pixels(of: scene.board)[middle].alpha, is: 0, "where it was \(what)")
      }
    },

    Check("At rest: marks of places are shown and hidden without drawing the piece again") {
      let scene = AtRestScene()
      scene.second.frame.origin.y = 100
      let stage = try Stage(scene.board)
      try scene.move(on: stage)
      let drawn = scene.second.drawCount
      let outline = Point(x: scene.second.frame.minX - 1, y: scene.second.frame.center.y)
      for mark in [PlaceMark.rejected, .none, .accepted, .none] {
        scene.second.mark = mark
        try stage.frames(1)
        try expect(Pixels(of: scene.board)[outline].alpha, is: mark == .none ? 0 : 1, "\(mark)")
        try expect(scene.second.drawCount, is: drawn, "draws with \(mark)")
      }
    },

    Check("At rest: changes of one of many pieces are shown, with and without a drag") {
      for isHeld in [false, true] {
        let scene = AtRestScene(others: 150)
        let stage = try Stage(scene.board)
        if isHeld { try scene.move(on: stage) }
        let (from, to) = (Point(x: 240, y: 40), Point(x: 240, y: 340))
        let red = Color(red: 1, green: 0, blue: 0)
        scene.second.color = red
        try stage.frames(2)
        try expect(Pixels(of: scene.board)[from], is: red, "its color")
        scene.second.frame = Rect(center: to, side: 80)
        try stage.frames(2)
        try expect(Pixels(of: scene.board)[from].alpha, is: 0, "where it was")
        try expect(Pixels(of: scene.board)[to], is: red, "where it is")
        scene.board.remove(scene.second)
        try stage.frames(2)
        try expect(Pixels(of: scene.board)[to].alpha, is: 0, "it is removed")
      }
    },

    Check("At rest: a dragged piece moves on a board that was moved to another window") {
      let scene = AtRestScene()
      let stage = try Stage(scene.board)
      try scene.move(on: stage)
      scene.hold(at: 300)
      stage.window.setContent(Canvas())
      stage.window.close()
      let other = try Stage(scene.board)
      try expect(Pixels(of: scene.board)[Point(x: 101, y: 302)].alpha, is: 1, "it is where it was moved to")
      scene.hold(at: 200)
      try other.frames(2)
      try expect(Pixels(of: scene.board)[Point(x: 101, y: 202)].alpha, is: 1, "it continues to move")
    },
  ]
}

/// A board with one held piece, and another that is at rest.
private final class AtRestScene {
  let board = Board(minimumSize: Size(width: 400, height: 400), naturalSize: Size(width: 400, height: 400))
  let first = PlainPiece()
  let second = PlainPiece()
  private var steps = 0

  /// - Parameter others: The number of further pieces, which are small and out of the way.
  init(others: Int = 0) {
    first.frame = Rect(x: 0, y: 0, width: 80, height: 80)
    second.frame = Rect(x: 200, y: 0, width: 80, height: 80)
    let others = (0..<others).map { index in
      let piece = PlainPiece()
      piece.frame = Rect(x: 2 * Double(index), y: 396, width: 2, height: 4)
      return piece
    }
    for piece in [first] + others + [second] { board.add(piece) }
  }

  func hold(at distance: Double) { first.hold(at: Point(x: 100, y: distance), grab: .zero) }

  /// Moves the held piece by a step, and waits until that is shown.
  func move(on stage: Stage) throws {
    steps += 1
    hold(at: 100 + Double(steps))
    try stage.frames(1)
  }
}
