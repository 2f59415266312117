import Boards
import CGtk
import Geometry
import Widgets

extension Check {
  /// The motions of a piece: to a new frame, back to its frame, and over a place.
  static let piece: [Check] = [
    Check("Piece: a new frame moves it without drawing") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      let before = scene.pieces.map(\.drawCount)
      for _ in 0..<20 {
        piece.frame.origin = piece.frame.origin + Point(x: 3.5, y: 2)
        try stage.frames()
        try expect(scene.bounds(of: piece)?.origin, near: piece.frame.origin, "corner")
      }
      try expect(scene.pieces.map(\.drawCount), is: before, "draws")
    },

    Check("Piece: it returns from its current position and ends exactly at its frame") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      try scene.hold(piece, Point(x: 300, y: 320), stage)
      let start = piece.currentFrame
      piece.animateToFrame()
      try expect(piece.currentFrame.origin, near: start.origin, within: 0.5, "corner at the start")
      try expect(piece.isMoving && !piece.isLifted, "it moves")
      try Loop.run(until: "it is back") { !piece.isMoving }
      try expect(piece.currentFrame, is: piece.frame, "frame at the end")
      try stage.frames(20)
      try expect(scene.bounds(of: piece)?.origin, near: piece.frame.origin, within: 0.001, "corner at the end")
      try expect(scene.scale(of: piece), near: 1, within: 0.001, "scale at the end")
    },

    Check("Piece: it returns in about 0.35 s") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      try scene.hold(piece, Point(x: 300, y: 320), stage)
      let way = piece.currentFrame.origin.distance(to: piece.frame.origin)
      piece.animateToFrame()
      let start = gdk_frame_clock_get_frame_time(stage.frameClock)
      var left: [(seconds: Double, part: Double)] = []
      while piece.isMoving {
        try stage.frames()
        let time = gdk_frame_clock_get_frame_time(stage.frameClock) - start
        left.append((Double(time) / 1_000_000, piece.currentFrame.origin.distance(to: piece.frame.origin) / way))
      }
      // Measured in frame time, which late frames do not change. The first frame may be one after the start.
      let last = left.last { $0.part > 0.015 }
      try expect((last?.seconds ?? 0) > 0.2 && (last?.seconds ?? 1) < 0.38, "it takes 0.35 s: \(left)")
    },

    Check("Piece: it waits for a delay before it returns") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (late, early) = (scene.pieces[0], scene.pieces[1])
      for piece in [early, late] {
        piece.animateToFrame(from: piece.frame.center + Point(x: 0, y: 200), after: piece === late ? 0.2 : 0)
      }
      while early.currentFrame.origin.distance(to: early.frame.origin) > 150 {
        try expect(late.currentFrame.minY, is: late.frame.minY + 200, "where it waits")
        try stage.frames()
      }
      try Loop.run(until: "the other one is back") { !early.isMoving }
      try expect(late.isMoving, "it returns later")
      try Loop.run(until: "it is back") { !late.isMoving }
      try expect(late.currentFrame, is: late.frame, "frame at the end")
    },

    Check("Piece: it moves to its frame from a given point") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (piece, point) = (scene.pieces[0], Point(x: 210, y: 400))
      piece.animateToFrame(from: point)
      try expect(piece.currentFrame.center, near: point, "middle at the start")
      try Loop.run(until: "it is back") { !piece.isMoving }
      try expect(piece.currentFrame, is: piece.frame, "frame at the end")
      withExtendedLifetime(stage) {}
    },

    Check("Piece: it ends at a frame that was set during the return") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      try scene.hold(piece, Point(x: 300, y: 320), stage)
      piece.animateToFrame()
      try stage.frames(3)
      try stage.resize(to: Size(width: 600, height: 700), scene.board)
      try Loop.run(until: "it is back") { !piece.isMoving }
      try expect(piece.currentFrame, is: BoardScene.cell(4, in: scene.board.size), "frame at the end")
    },

    Check("Piece: it can be held during its return") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      try scene.hold(piece, Point(x: 300, y: 320), stage)
      piece.animateToFrame()
      try stage.frames(3)
      let (point, grab) = (Point(x: 200, y: 200), Point(x: 12, y: 30))
      for _ in 0..<30 {
        piece.hold(at: point, grab: grab)
        try stage.frames()
        try expect(piece.convert(grab, to: scene.board), near: point, "the grabbed point")
      }
      try expect(piece.isMoving && piece.isLifted, "it is held")
    },

    Check("Piece: it hovers with its center over its target, also after the target has moved") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (piece, place) = (scene.pieces[0], scene.places[2])
      let start = piece.currentFrame
      piece.hover { place.hoverPoint }
      try expect(piece.currentFrame.origin, near: start.origin, within: 0.5, "corner at the start")
      try expect(piece.isLifted && piece.isMoving, "it is lifted")
      try Loop.run(until: "it has arrived") { piece.currentFrame.center == place.hoverPoint }
      try stage.resize(to: Size(width: 600, height: 700), scene.board)
      let middle = BoardScene.cell(11, in: scene.board.size).center
      try expect(piece.currentFrame.center, near: middle, "middle after a resize")
      let half = Point(x: piece.size.width / 2, y: piece.size.height / 2)
      try expect(piece.convert(half, to: scene.board), near: middle, within: 1, "where GTK has it")
    },

    Check("Piece: a turn foreshortens it about its center without drawing") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      let before = scene.pieces.map(\.drawCount)
      let flat = try required(scene.bounds(of: piece), "bounds")
      for angle in stride(from: 5.0, through: 60, by: 5) {
        piece.turn = angle
        try stage.frames()
      }
      let turned = try required(scene.bounds(of: piece), "bounds")
      try expect(turned.size.width > 0 && turned.size.width < flat.size.width * 0.7, "it is narrower: \(turned)")
      let middle = Point(x: piece.size.width / 2, y: piece.size.height / 2)
      try expect(piece.convert(middle, to: scene.board), near: piece.frame.center, within: 1, "middle")
      try expect(scene.pieces.map(\.drawCount), is: before, "draws")
      piece.turn = 0
      try stage.frames()
      try expect(scene.bounds(of: piece)?.origin, near: piece.frame.origin, "corner when it is flat again")
    },

    Check("Piece: a later motion replaces an earlier one") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[0]
      for index in 0..<3 {
        piece.hover { scene.places[index].hoverPoint }
        try stage.frames(3)
      }
      piece.animateToFrame()
      try Loop.run(until: "it is back") { !piece.isMoving }
      try stage.frames(20)
      try expect(piece.currentFrame, is: piece.frame, "frame at the end")
      try expect(!piece.isLifted && scene.scale(of: piece) == 1, "it is at rest")
    },

    Check("Piece: a leaving piece fades at its target without drawing, and can return") {
      let board = Board(minimumSize: Size(width: 400, height: 400), naturalSize: Size(width: 400, height: 400))
      let piece = FadingPiece()
      piece.frame = Rect(x: 20, y: 20, width: 80, height: 80)
      board.add(piece)
      let stage = try Stage(board)
      let target = Point(x: 300, y: 300)
      piece.leave { target }
      try Loop.run(until: "it is there") { piece.currentFrame.center.distance(to: target) < 0.1 }
      try stage.frames(10)
      let before = piece.drawCount
      piece.fadeOut()
      try Loop.run(until: "it is translucent") { 0.1..<0.9 ~= Double(Pixels(of: board)[target].alpha) }
      try Loop.run(until: "it is hidden") { !piece.isVisible }
      try expect(piece.drawCount, is: before, "draws")
      piece.setInPlace(true)
      try Loop.run(until: "it is back") { !piece.isMoving && Pixels(of: board)[piece.frame.center].alpha == 1 }
    },
  ]
}

/// A piece that counts how often it is drawn, and leaves its place.
private final class FadingPiece: LeavingPiece {
  private(set) var drawCount = 0

  init() { super.init(WidgetKind(styleName: "piece", role: .button)) }

  override func draw(_ snapshot: Snapshot) {
    drawCount += 1
    snapshot.fill(Rect(origin: .zero, size: frame.size), .black)
  }
}
