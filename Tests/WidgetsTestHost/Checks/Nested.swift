import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// A board in a piece of another board.
  static let nested: [Check] = [
    Check("Nested: keys, the menu and announcements belong to the board with the focus") {
      let scene = try NestedScene()
      let (box, x) = (try scene.outer.piece("box"), try scene.inner.piece("x"))
      box.grabFocus()
      scene.stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try expect(x.hasFocus, "Tab goes into the box")
      try scene.press(GDK_KEY_space, on: scene.outer)
      try expect(!scene.outer.game.session.isDragging, "no key of the outer board")
      try scene.press(GDK_KEY_space, on: scene.inner)
      try expect(scene.inner.game.session.stickyDrag?.item, is: "x", "the inner board")
      try expect(!scene.outer.game.session.isDragging, "not the outer one")
      try scene.press(GDK_KEY_Escape, on: scene.inner)
      try expect(x.hasFocus && !scene.inner.game.session.isDragging, "Escape puts it back")
      scene.outer.coordinator.accessibility.speak("Undone.")
      try scene.stage.frames(2)
      try expect(box.accessibleDescription?.contains("Undone."), is: false, "the box is not what is read")
      let point = try required(x.convert(Point(x: 5, y: 5), to: scene.outer.coordinator.board), "a point of the item")
      try expect(!scene.outer.coordinator.openMoveMenu(at: point), "the menu is that of the inner item")
      try scene.press(GDK_KEY_Escape, on: scene.inner)
      try expect(box.hasFocus, "Escape again focuses the box")
    },

    Check("Nested: a press beside the inner items drags the box, and one on them does not") {
      let scene = try NestedScene()
      let (box, x) = (try scene.outer.piece("box"), try scene.inner.piece("x"))
      @MainActor func press(at point: Point) {
        let press = DragEvent(phase: .began, point: box.frame.origin + point, grab: point)
        box.follow(press)
      }
      press(at: try required(x.convert(Point(x: 5, y: 5), to: box), "a point of the item"))
      try expect(!scene.outer.game.session.isDragging, "the box stays")
      let board = scene.inner.coordinator.board
      let beside = try required(board.convert(Point(x: 5, y: board.size.height - 5), to: box), "a point beside it")
      scene.inner.game.pickUp("x", by: .click)
      press(at: beside)
      try expect(!scene.outer.game.session.isDragging, "a press on the background belongs to the sticky drag")
      scene.inner.game.cancelAll()
      press(at: beside)
      try expect(scene.outer.game.session.isDragging, "the box is held")
      scene.outer.game.cancelAll()
    },

    Check("Nested: a drag of another program is over the innermost board only") {
      let scene = try NestedScene()
      let (outer, inner) = (scene.outer.game, scene.inner.game)
      _ = try scene.drag(to: try scene.outer.piece("a").frame.center, of: scene.outer)
      try expect(outer.session.activeDrags.first?.isIncoming, is: true, "over the outer board")
      let thing = try scene.inner.piece("x")
      _ = try scene.drag(to: thing.frame.center, of: scene.inner)
      // GTK asks all boards at the point.
      let middle = Point(x: thing.size.width / 2, y: thing.size.height / 2)
      let around = try required(thing.convert(middle, to: scene.outer.coordinator.board), "the same point")
      try expect(try scene.drag(to: around, of: scene.outer), is: 0, "no action of the outer board")
      try expect(inner.session.activeDrags.first?.isIncoming, is: true, "over the inner board")
      try expect(!outer.session.isDragging, "the drag has left the outer board")
      try scene.leave(scene.inner)
      _ = try scene.drag(to: try scene.outer.piece("a").frame.center, of: scene.outer)
      try expect(outer.session.isDragging && !inner.session.isDragging, "over the outer board again")
      try scene.leave(scene.outer)
    },

    Check("Nested: keys move an item out of the box and back, and not the box into itself") {
      let scene = try NestedScene()
      try scene.inner.piece("x").grabFocus()
      try scene.carryOn(from: scene.inner)
      try expect(scene.outer.game.session.stickyDrag?.item, is: "x", "it is on the outer board")
      try scene.press(GDK_KEY_Return, on: scene.outer)
      try expect(scene.outer.game.things.contains("x") && scene.inner.game.things.isEmpty, "it is dropped there")
      try scene.stage.frames(2)
      try expect(try scene.outer.piece("x").hasFocus, "the focus is on it")
      try scene.carryOn(from: scene.outer)
      try expect(scene.inner.game.session.stickyDrag?.item, is: "x", "it is in the box again")
      try scene.press(GDK_KEY_Return, on: scene.inner)
      try expect(scene.inner.game.things, is: ["x"], "it is dropped there")
      try scene.stage.frames(2)
      try scene.outer.piece("box").grabFocus()
      try scene.carryOn(from: scene.outer)
      try expect(scene.outer.game.session.stickyDrag?.item, is: "box", "the box stays on its board")
      try expect(!scene.inner.game.session.isDragging, "and does not go into itself")
      scene.outer.game.cancelAll()
    },

    Check("Nested: switches reach the items of both boards, and during a drag only its places") {
      let scene = try NestedScene()
      let board = scene.outer.coordinator.board
      @MainActor func scanned() -> [String] { board.scanGroups?.groups.joined().compactMap(\.accessibleLabel) ?? [] }
      try expect(scanned(), is: ["box", "a", "x"], "all items")
      try scene.inner.piece("x").grabFocus()
      try scene.press(GDK_KEY_space, on: scene.inner)
      try expect(board.scanGroups?.isClosed, is: true, "the scan is closed during the drag")
      try expect(scanned().allSatisfy { $0.hasPrefix("Box") }, "the places of the box alone")
      scene.inner.game.cancelAll()
    },

    Check("Refusals: with showsRefusals the reason is shown at the place during the drag") {
      let scene = try NestedScene()
      let (coordinator, game) = (scene.outer.coordinator, scene.outer.game)
      coordinator.showsRefusals = true
      game.rules.sortableLists.place("c", at: Bag.Place("Bag", 0))
      _ = try scene.drag(to: try scene.outer.piece("a").frame.center, of: scene.outer)
      try expect(coordinator.board.refusal?.reason, is: "It is full.", "the reason")
      try scene.leave(scene.outer)
      try expect(coordinator.board.refusal == nil, "it is hidden when the drag leaves")
    },
  ]
}
