import Boards
import CGtk
import Geometry
import Widgets

extension Check {
  /// Invalid arguments, which are reported or corrected and do not end the program.
  static let extremes: [Check] = [
    Check("Extremes: a glide with an invalid velocity still reaches the frame") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      var parts = [0.0, 0, 0, 0]
      for (index, velocity) in [0, -3, .nan, .infinity].enumerated() {
        scene.pieces[index].glideToFrame(velocity: velocity) {
          parts[index] = $0
          return Point(x: 50 * (1 - $0), y: 0)
        }
      }
      try Loop.run(until: "all are at rest") { !scene.pieces.contains(where: \.isMoving) }
      try expect(parts.allSatisfy { $0 > 0.9 && $0 < 1.001 }, "each reached the end of its path: \(parts)")
      withExtendedLifetime(stage) {}
    },

    Check("Extremes: motions and work with a zero, negative or NaN duration end at once") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      var done = 0
      let motions: [Any] =
        [0, -1, .nan].map { Motion.timed(on: canvas, seconds: $0, step: { _ in }, done: { done += 1 }) }
        + [-1, Double.nan].map { Scheduled.after($0) { done += 1 } }
      var steps: [Double] = []
      let spring = Motion.spring(
        on: canvas, damping: .nan, stiffness: -5, velocity: .infinity, step: { steps.append($0) }, done: {})
      try Loop.run(until: "all are done") { done == 5 }
      try stage.frames(2)
      try expect(!steps.isEmpty && steps.allSatisfy(\.isFinite), "the spring moves: \(steps)")
      withExtendedLifetime((motions, spring)) {}
    },

    Check("Extremes: an item with an invalid frame is hidden until it has a valid one") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[0]
      let frame = piece.frame
      let nowhere = [
        Rect(x: .nan, y: 0, width: 50, height: 50), Rect(x: 0, y: 0, width: .infinity, height: 50),
        Rect(x: 0, y: 0, width: 50, height: .nan),
      ]
      for rect in nowhere {
        piece.frame = rect
        try stage.frames(2)
        try expect(gtk_widget_get_mapped(piece.pointer) == 0, "it is hidden at \(rect)")
      }
      piece.frame = Rect(x: 1e12, y: 0, width: 1e12, height: -5)
      try stage.frames(2)
      piece.frame = frame
      try stage.frames(2)
      try expect(gtk_widget_get_mapped(piece.pointer) != 0, "it is shown again")
      piece.hold(at: Point(x: .nan, y: 0), grab: .zero)
      try stage.frames(2)
      piece.animateToFrame()
      try stage.frames(2)
    },

    Check("Extremes: a piece that is turned nearly to its edge is drawn without warnings") {
      final class Pictured: Piece {
        override func draw(_ snapshot: Snapshot) {
          let rect = Rect(origin: .zero, size: frame.size)
          snapshot.shadow(of: rect, radius: 5, Shadow(color: .black, offset: Point(x: 0, y: 2), blur: 5))
          snapshot.draw(Texture(size: rect.size, scale: 1) { $0.fill(rect, radius: 5, .black) }, in: rect)
          snapshot.draw(TextLayout("A", pixelSize: 20, for: self), at: .zero, .white)
        }
      }
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let pieces = (0..<12).map { _ in Pictured(WidgetKind(styleName: "pictured", role: .button)) }
      for piece in pieces {
        piece.frame = Rect(x: 20, y: 20, width: 240, height: 80)
        scene.board.add(piece)
      }
      // With random widths and positions.
      var numbers = SplitMix(state: 7)
      for _ in 0..<150 {
        for piece in pieces {
          piece.turn = 90 - pow(10, Double.random(in: -12...1, using: &numbers))
          piece.frame.origin.x = Double.random(in: 0...300, using: &numbers)
        }
        try stage.frames(1)
      }
    },

    Check("Extremes: a texture has at least one pixel and at most the sides that graphics cards support") {
      @MainActor func sides(_ width: Double, _ height: Double, scale: Double = 1) -> [Int] {
        let texture = Texture(size: Size(width: width, height: height), scale: scale) {
          $0.fill(Rect(x: 0, y: 0, width: width, height: height), .black)
        }
        return [texture.pixelWidth, texture.pixelHeight]
      }
      try expect(sides(40_000, 2), is: [Texture.largestSide, 1], "a long one")
      try expect(sides(20_000, 5, scale: 2), is: [Texture.largestSide, 5], "one that is scaled, in both directions")
      try expect(sides(.nan, -4), is: [1, 1], "of no size")
    },

    Check("Extremes: setOrder of some items puts them above the others and keeps all") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (all, stranger) = (scene.board.items, PlainPiece())
      scene.board.setOrder([scene.pieces[3], stranger, scene.pieces[1]])
      try stage.frames()
      try expect(scene.board.items.count, is: all.count, "items")
      try expect(scene.board.items.last === scene.pieces[1], "the last one is on top")
      try expect(scene.board.items.dropLast().last === scene.pieces[3], "the one before it is below")
      try expect(scene.board.items.first === all[0], "the others keep their order")
      try expect(gtk_widget_get_last_child(scene.board.pointer) == scene.pieces[1].pointer, "GTK's last child")
    },

    Check("Extremes: key codes beyond the signed range are reported as other keys") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      var keys: [KeyPress.Key] = []
      KeyController(on: canvas) { key in
        keys.append(key.key)
        return true
      }
      guard let controller = canvas.controllers.first else { throw Failure("no controller", #fileID, #line) }
      for key in [Int32.max, -1, .min] { press(key, on: controller) }
      try expect(keys, is: [.other, .other, .other], "keys")
      withExtendedLifetime(stage) {}
    },

    Check("Extremes: the inspector shows infinite, NaN and very large coordinates") {
      let (scene, inspector) = try TrayScene.inspected()
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: .zero), "it is held")
      for number in [Double.nan, .infinity, -Double.infinity, 1e300] {
        scene.coordinator.move("a", to: Point(x: number, y: 2))
        try scene.stage.frames(2)
        let texts = descendants(of: inspector.widget.pointer, gtk_widget_get_type()).compactMap {
          gtk_widget_get_tooltip_text($0).map { String(cString: $0) }
        }
        try expect(texts.contains { $0.hasSuffix(", 2)") }, "there is a point with \(number): \(texts)")
      }
    },

    Check("Extremes: a press and release without a drag is a click") {
      let piece = PlainPiece()
      var (clicks, phases): (Int, [DragEvent.Phase]) = (0, [])
      piece.onClick.observe { _ in clicks += 1 }
      piece.onDrag.observe { phases.append($0.phase) }
      var event = DragEvent(phase: .began, point: Point(x: 5, y: 5), grab: Point(x: 5, y: 5))
      piece.follow(event)
      event.phase = .cancelled
      piece.follow(event)
      try expect(clicks, is: 0, "clicks after a cancelled press")
      event.phase = .ended
      piece.follow(event)
      try expect(clicks, is: 1, "clicks")
      event.hasMoved = true
      piece.follow(event)
      try expect(clicks, is: 1, "clicks after a drag")
      try expect(phases, is: [.began, .cancelled, .ended, .ended], "steps of drags")
      try expect(KeyPress(.left, control: true) == KeyPress(.left), is: false, "keys with and without Ctrl")
    },

    Check("Extremes: missing resources throw an error with the reason") {
      func error(_ work: () throws -> Void) -> GLibError? {
        do { try work() } catch { return error as? GLibError }
        return nil
      }
      let bundle = error { try Resources.register(path: "/nowhere.gresource") }
      try expect(bundle?.domain, is: "g-file-error-quark", "bundle")
      let lookup = error { _ = try Resources.text("/nowhere") }
      try expect(lookup?.domain, is: "g-resource-error-quark", "text")
      try expect(lookup?.description.contains("/nowhere"), is: true, "the path is in the description")
    },

    Check("Extremes: an empty list of choices has no selection") {
      let row = ChoiceRow(title: "Level", [])
      try expect(row.selection, is: nil, "at first")
      row.choices = ["Easy"]
      try expect(row.selection, is: 0, "position of the first")
    },
  ]
}
