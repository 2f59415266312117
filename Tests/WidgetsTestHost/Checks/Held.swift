import Boards
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// A held piece follows the pointer at once, and nothing is redrawn for it.
  static let held: [Check] = [
    Check("Held piece: a move draws no piece again") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      let before = scene.pieces.map(\.drawCount)
      try scene.hold(piece, Point(x: 60, y: 60), stage)
      let lifted = scene.pieces.map(\.drawCount)
      try expect(zip(lifted, before).map { $0 - $1 }, is: [0, 0, 0, 0, 1, 0, 0, 0, 0], "draws for the pick-up")
      for step in 0..<40 {
        piece.hold(at: Point(x: 60 + 5 * Double(step), y: 60 + 7 * Double(step)), grab: Point(x: 10, y: 10))
        try stage.frames()
      }
      try expect(scene.pieces.map(\.drawCount), is: lifted, "draws after forty moves")
    },

    Check("Held piece: its grabbed point stays under the pointer, also while it grows") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (piece, grab) = (scene.pieces[8], Point(x: 12, y: 70))
      var scales: [Double] = []
      for step in 0..<25 {
        let point = Point(x: 150 + 4 * Double(step), y: 100 + 3 * Double(step))
        piece.hold(at: point, grab: grab)
        try stage.frames()
        try expect(piece.convert(grab, to: scene.board), near: point, "the grabbed point in frame \(step)")
        scales.append(scene.scale(of: piece))
      }
      try expect(
        scales.contains { $0 > 1.001 && $0 < BoardOptions().liftedScale - 0.001 }, "it grows gradually: \(scales)")
      try expect(scales.last ?? 1, near: BoardOptions().liftedScale, within: 0.001, "scale at the end")
      try expect(
        piece.frame(heldAt: Point(x: 50, y: 90), grab: grab).origin, near: Point(x: 38, y: 20), "frame while held")
    },

    Check("Held piece: two pieces are held at the same time") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (points, grab) = ([Point(x: 300, y: 40), Point(x: 20, y: 390)], Point(x: 30, y: 40))
      for _ in 0..<20 {
        for (piece, point) in zip(scene.pieces, points) { piece.hold(at: point, grab: grab) }
        try stage.frames()
      }
      for (piece, point) in zip(scene.pieces, points) {
        try expect(piece.convert(grab, to: scene.board), near: point, "the grabbed point")
      }
    },

    Check("Held piece: a resize during a drag keeps it under the pointer and moves the others") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (piece, point, grab) = (scene.pieces[4], Point(x: 120, y: 200), Point(x: 10, y: 20))
      try scene.hold(piece, point, stage, grab: grab)
      let before = scene.pieces.map(\.frame)
      try stage.resize(to: Size(width: 640, height: 760), scene.board)
      try expect(piece.convert(grab, to: scene.board), near: point, "the grabbed point")
      for (index, other) in scene.pieces.enumerated() {
        try expect(other.frame != before[index], "piece \(index) has a new frame")
        try expect(other.frame, is: BoardScene.cell(index, in: scene.board.size), "frame of piece \(index)")
        guard other !== piece else { continue }
        try expect(scene.bounds(of: other)?.origin, near: other.frame.origin, "corner of piece \(index)")
      }
      piece.animateToFrame()
      try Loop.run(until: "it is back") { !piece.isMoving }
      try expect(piece.currentFrame, is: BoardScene.cell(4, in: scene.board.size), "frame at rest")
    },
  ]
}

extension BoardScene {
  /// Holds a piece at a point until it is lifted.
  func hold(_ piece: Piece, _ point: Point, _ stage: Stage, grab: Point = Point(x: 10, y: 10)) throws {
    piece.hold(at: point, grab: grab)
    try Loop.run(until: "the piece is lifted") { abs(scale(of: piece) - BoardOptions().liftedScale) < 0.0005 }
    try stage.frames(2)
  }

  /// How much larger than its frame GTK shows a piece.
  func scale(of piece: Piece) -> Double {
    guard let left = piece.convert(.zero, to: board), let right = piece.convert(Point(x: 100, y: 0), to: board)
    else { return 0 }
    return left.distance(to: right) / 100
  }
}
