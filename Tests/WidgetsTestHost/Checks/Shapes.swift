import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

/// A round place.
private final class RoundPlace: Place {
  init() { super.init(WidgetKind(styleName: "place", role: .button, hasShape: true)) }

  override var shape: ((Point) -> Bool)? {
    let (center, radius) = (Point(x: size.width / 2, y: size.height / 2), size.width / 2)
    return { $0.distance(to: center) <= radius }
  }
}

/// A round piece.
private final class RoundPiece: Piece {
  init() {
    super.init(
      WidgetKind(styleName: "piece", role: .button, actions: BoardStrings().pieceActions, hasShape: true))
  }

  override var shape: ((Point) -> Bool)? {
    let (center, radius) = (Point(x: size.width / 2, y: size.height / 2), size.width / 2)
    return { $0.distance(to: center) <= radius }
  }
}

/// A widget that shows its child smaller, larger or turned.
private final class TransformedBox: CustomWidget {
  private let child: Widget
  private let scale: Double
  private let angle: Double

  init(_ child: Widget, scale: Double, angle: Double) {
    (self.child, self.scale, self.angle) = (child, scale, angle)
    super.init(WidgetKind(styleName: "transformed", role: .group))
    gtk_widget_set_parent(child.pointer, pointer)
    expand()
  }

  override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let orientation = direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    gtk_widget_measure(child.pointer, orientation, -1, nil, nil, nil, nil)
    return (200, 200)
  }

  override func allocate(_ size: Size) {
    var middle = graphene_point_t(x: Float(size.width / 2), y: Float(size.height / 2))
    var corner = graphene_point_t(x: -150, y: -150)
    let turned = gsk_transform_rotate(gsk_transform_translate(nil, &middle), Float(angle))
    let scaled = gsk_transform_scale(turned, Float(scale), Float(scale))
    gtk_widget_allocate(child.pointer, 300, 300, -1, gsk_transform_translate(scaled, &corner))
  }
}

extension Check {
  /// Places that are not rectangles, boards that their parents transform, long presses and taps by another finger.
  static let shapes: [Check] = [
    Check("Shape: a focus ring is not cut by the corners of a round item") {
      let board = Board(minimumSize: Size(width: 200, height: 200), naturalSize: Size(width: 200, height: 200))
      let (piece, round) = (PlainPiece(), RoundPlace())
      piece.frame = Rect(x: 20, y: 20, width: 100, height: 100)
      round.frame = Rect(x: 10, y: 10, width: 120, height: 120)
      board.add(piece)
      board.add(round)
      let stage = try Stage(board)
      try stage.frames(2)
      let plain = Pixels(of: board)
      piece.showFocus(true)
      try stage.frames(2)
      let (ring, edge) = (Pixels(of: board), Point(x: 70, y: 16))
      try expect(ring[edge] != plain[edge], "the ring")
    },

    Check("Shape: presses and drops in a corner of a round place miss it") {
      let scene = try TrayScene(.pointer)
      let place = RoundPlace()
      scene.coordinator.add(place, for: "left")
      scene.coordinator.removePlace("closed")
      try scene.stage.frames(2)
      let (corner, middle) = (place.frame.origin + Point(x: 3, y: 3), place.frame.center)
      try expect(!place.contains(corner) && place.contains(middle), "the shape")
      try expect(gtk_widget_contains(place.pointer, 3, 3) == 0, "a press in the corner")
      try expect(
        gtk_widget_contains(place.pointer, place.size.width / 2, place.size.height / 2) != 0, "a press in the middle")
      scene.coordinator.pickUp("a", by: .pointer, at: try scene.piece("a").frame.center)
      scene.coordinator.move("a", to: corner)
      try expect(scene.game.session.activeDrag(of: "a")?.place, is: nil, "over the corner")
      scene.coordinator.move("a", to: middle)
      try expect(scene.game.session.activeDrag(of: "a")?.place, is: "left", "over the middle")
      scene.game.cancelAll()
    },

    Check("Shape: the secondary button opens the menu of a round piece only on its shape") {
      let scene = try TrayScene()
      scene.coordinator.remove("a")
      scene.coordinator.add(RoundPiece(), for: "a")
      try scene.stage.frames(2)
      let piece = try scene.piece("a")
      @MainActor func menus() -> [UnsafeMutablePointer<GtkWidget>] {
        descendants(of: scene.board.pointer, gtk_popover_menu_get_type())
      }
      for scale in [1, 0.5] {
        piece.restingScale = scale
        try scene.stage.frames(2)
        scene.board.onSecondaryPress.call(piece.frame.center + Point(x: -27, y: -27) * scale)
        try expect(menus().isEmpty, "no menu in its corner at \(scale)")
        scene.board.onSecondaryPress.call(piece.frame.center + Point(x: -18, y: -18) * scale)
        let menu = try required(menus().first, "its menu at \(scale)")
        gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
        try Loop.run(until: "the menu is closed") { menus().isEmpty }
      }
    },

    Check("Transform: presses and drops on a scaled or rotated board hit the right items") {
      for (scale, angle) in [(0.6, 0.0), (1.5, 0), (1, 90), (0.6, 45)] {
        let scene = try TrayScene(trayTop: 140) { TransformedBox($0.board, scale: scale, angle: angle) }
        let (board, piece, tray) = (scene.board, try scene.piece("a"), try scene.tray("left"))
        let what = "at \(scale) and \(angle)°"
        try expect(board.size, is: Size(width: 300, height: 300), "the size of the board \(what)")
        for item in [piece as BoardItem, tray] {
          // GTK picks the item for a press at its center in the window.
          let middle = Point(x: item.size.width / 2, y: item.size.height / 2)
          let point = try required(item.convert(middle, to: scene.stage.window), "a point")
          let picked = gtk_widget_pick(scene.stage.window.pointer, point.x, point.y, GTK_PICK_DEFAULT)
          try expect(picked == item.pointer, "a press on the item \(what)")
          let onBoard = try required(scene.stage.window.convert(point, to: board), "a point on the board")
          try expect(onBoard, near: item.frame.center, within: 0.5, "the point on the board \(what)")
        }
        // The gesture of a piece gives points in the coordinates of the board, which is its parent.
        scene.coordinator.pickUp("a", by: .pointer, at: piece.frame.center)
        scene.coordinator.move("a", to: tray.frame.center)
        try scene.stage.frames(2)
        try expect(piece.currentFrame.center, near: tray.frame.center, within: 1, "the piece \(what)")
        try expect(scene.game.drop("a"), is: .stays("left"), "the outcome \(what)")
      }
    },

    Check("Press: a long press by a finger opens the menu, and a short one picks up") {
      let scene = try TrayScene()
      let piece = try scene.piece("a")
      @MainActor func press(for seconds: Double) throws {
        var event = DragEvent(
          phase: .began, point: piece.frame.center, grab: Point(x: 30, y: 30), isFinger: true)
        piece.follow(event)
        _ = Loop.run(for: seconds)
        event.phase = .ended
        piece.follow(event)
        try scene.stage.frames(2)
      }
      scene.coordinator.options.longPressTime = 0.2
      try press(for: 0.01)
      try expect(scene.game.session.stickyDrag?.item, is: "a", "it is picked up")
      scene.game.cancelAll()
      try press(for: 0.25)
      try expect(!scene.game.session.isDragging, "no drag")
      let menus = descendants(of: scene.board.pointer, gtk_popover_menu_get_type())
      try expect(menus.flatMap(texts).filter { !$0.isEmpty }.count, is: 2, "the places of the menu")
      for menu in menus { gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self)) }
      try Loop.run(until: "the menu is closed") {
        descendants(of: scene.board.pointer, gtk_popover_menu_get_type()).isEmpty
      }
    },

    Check("Press: a tap of another finger adds a piece to the drag") {
      let scene = try TrayScene()
      scene.coordinator.addsTappedItems = true
      try scene.finger(.began, "a")
      try scene.finger(.changed, "a", hasMoved: true)
      try scene.finger(.began, "b")
      try scene.finger(.ended, "b")
      try expect(scene.game.session.activeDrags.map(\.items), is: [["a", "b"]], "the drag")
      try scene.finger(.ended, "a", hasMoved: true)
      try expect(!scene.game.session.isDragging, "no drag")
    },

    Check("Press: a tap ends with its piece, and the next press on another piece of the item picks it up") {
      let scene = try TrayScene()
      scene.coordinator.addsTappedItems = true
      try scene.finger(.began, "a")
      try scene.finger(.changed, "a", hasMoved: true)
      try scene.finger(.began, "b")
      scene.coordinator.remove("b")
      scene.coordinator.add(CaptionedPiece("Letter b"), for: "b")
      try scene.finger(.ended, "a", hasMoved: true)
      try scene.stage.frames(2)
      try scene.finger(.began, "b")
      try expect(scene.game.session.activeDrag(of: "b")?.input, is: .finger, "the input of the press")
    },

    Check("Click: a click on a piece reports the held modifier keys") {
      let scene = try TrayScene()
      var clicks: [ClickGesture.Click] = []
      try scene.piece("a").onClick.observe { clicks.append($0) }
      var press = DragEvent(
        phase: .began, point: try scene.piece("a").frame.center, grab: Point(x: 4, y: 5), shift: true)
      try scene.piece("a").follow(press)
      press.phase = .ended
      try scene.piece("a").follow(press)
      try expect(clicks, is: [ClickGesture.Click(at: Point(x: 4, y: 5), shift: true)], "the click")
    },
  ]
}

extension TrayScene {
  /// Passes a step of a finger's press on a letter, which moves it by 20 pixels.
  fileprivate func finger(_ phase: DragEvent.Phase, _ letter: String, hasMoved: Bool = false) throws {
    let piece = try piece(letter)
    piece.follow(
      DragEvent(
        phase: phase, point: piece.frame.center + Point(x: hasMoved ? 20 : 0, y: 0), grab: Point(x: 30, y: 30),
        isFinger: true, hasMoved: hasMoved))
  }
}
