import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Lists that scroll by themselves, long ones, lines instead of gaps, and trees.
  static let lists: [Check] = [
    Check("Lists: a list scrolls near its edge, and other lists do not") {
      let scene = try ListScene(30)
      let (area, other) = (try scene.area, try scene.piece(0).frame)
      let piece = try scene.piece(1)
      try expect(scene.coordinator.pickUp(1, by: .pointer, at: piece.frame.center), "it is picked up")
      try scene.stage.frames(2)
      scene.coordinator.move(1, to: Point(x: piece.frame.center.x, y: area.frame.maxY - 4))
      try Loop.run(until: "the list has scrolled") { area.offset.y > 100 }
      try expect(try scene.piece(0).frame, is: other, "the other list")
      scene.coordinator.move(1, to: Point(x: other.center.x, y: 300))
      try scene.stage.frames(2)
      let offset = area.offset
      try scene.stage.frames(10)
      try expect(area.offset, is: offset, "with the card over the other list")
      scene.game.drop(1)
      try expect(scene.game.rules["short"], is: [0, 1], "the other list's items")
    },

    Check("Lists: a list goes on after a swipe of a touchpad on it, and not after one beside it") {
      let scene = try ListScene(30)
      let (board, area) = (scene.coordinator.board, try scene.area)
      let pointer = try board.controller(gtk_event_controller_motion_get_type())
      let touchpad = try board.controller(gtk_event_controller_scroll_get_type())
      @MainActor func swipe(at point: Point) {
        emit("motion", on: pointer, [.double(point.x), .double(point.y)])
        emit("scroll", on: touchpad, [.double(0), .double(1)], returning: cgtk_type_boolean())
        emit("decelerate", on: touchpad, [.double(0), .double(2000)])
      }
      swipe(at: area.frame.center)
      try Loop.run(until: "it has gone on for 500 pixels") { abs(area.offset.y - 560) < 1e-6 }
      try scene.stage.frames(2)
      let offset = area.offset
      swipe(at: Point(x: 1, y: 1))
      try scene.stage.frames(10)
      try expect(area.offset, is: offset, "after one beside it")
    },

    Check("Lists: keys reach the last card, scroll it into view and move it to the start") {
      let scene = try ListScene(30)
      let area = try scene.area
      try scene.piece(1).grabFocus()
      try scene.press(GDK_KEY_End)
      try expect(scene.focused, is: "Item 30", "the last item")
      try expect(area.frame.inset(by: -6).contains(try scene.piece(30).frame.center), "it is in view")
      try scene.press(GDK_KEY_space)
      try expect(scene.focused, is: "long, place 30", "its own slot")
      scene.stage.moveFocus(GTK_DIR_UP)
      try scene.stage.frames(2)
      try scene.press(GDK_KEY_Home)
      try expect(scene.focused, is: "long, place 1", "the first slot")
      try expect(area.offset.y, near: 0, within: 1, "scrolled to the top")
      try scene.press(GDK_KEY_Return)
      try expect(scene.game.rules["long"].first, is: 30, "the list")
      try expect(scene.focused, is: "Item 30", "the focus")
      try expect(
        scene.coordinator.board.focusedItem?.accessibleDescription?.contains("long, 1 of 30."), is: true, "said")
    },

    Check("Lists: a card that is scrolled out of view takes no press") {
      let scene = try ListScene(30)
      let area = try scene.area
      area.offset = Point(x: 0, y: 300)
      try scene.stage.frames(2)
      let hidden = try scene.piece(2)
      try expect(hidden.frame.maxY < area.frame.minY, "above the list")
      try expect(gtk_widget_get_can_target(hidden.pointer) == 0, "no press reaches it")
      try expect(gtk_widget_get_mapped(hidden.pointer) != 0, "screen readers still find it")
      area.offset = .zero
      try scene.stage.frames(2)
      try expect(gtk_widget_get_can_target(hidden.pointer) != 0, "in view again")
    },

    Check("Lists: of five thousand items only those in view have pieces, for the pointer and keys") {
      let scene = try ListScene(5000)
      try expect(scene.pieceCount < 40, "few pieces: \(scene.pieceCount)")
      let area = try scene.area
      try scene.piece(1).grabFocus()
      try scene.press(GDK_KEY_End)
      try expect(scene.focused, is: "Item 5000", "the last item")
      try expect(try scene.piece(5000).accessibleDescription?.contains("long, 5000 of 5000."), is: true, "what is said")
      try expect(scene.pieceCount < 40, "still few: \(scene.pieceCount)")
      try scene.press(GDK_KEY_space)
      try scene.press(GDK_KEY_Home)
      try expect(scene.focused, is: "long, place 1", "the first slot")
      try scene.press(GDK_KEY_Return)
      try expect(scene.game.rules["long"].first, is: 5000, "moved by keys")
      area.offset = Point(x: 0, y: 68 * 2500)
      try scene.stage.frames(2)
      let piece = try scene.piece(2500)
      try expect(scene.coordinator.pickUp(2500, by: .pointer, at: piece.frame.center), "it is picked up")
      try scene.stage.frames(2)
      scene.coordinator.move(2500, to: Point(x: piece.frame.center.x, y: area.frame.maxY - 2))
      try Loop.run(until: "the list has scrolled") { area.offset.y > 68 * 2510 }
      scene.game.drop(2500)
      try expect(scene.game.rules["long"].firstIndex(of: 2500).map { $0 > 2505 }, is: true, "moved by the pointer")
    },

    Check("Lists: a card that was cut is pasted also when it has scrolled out of view") {
      let scene = try ListScene(5000)
      scene.coordinator.transfer = ItemTransfer(placeholder: 0, content: { _ in [.text("a card")] })
      let keys = try scene.coordinator.board.controller(gtk_event_controller_key_get_type())
      try scene.piece(1).grabFocus()
      press(GDK_KEY_x, GDK_CONTROL_MASK, on: keys)
      try scene.press(GDK_KEY_End)
      try expect(scene.coordinator.piece(1) == nil, "it has no piece")
      press(GDK_KEY_v, GDK_CONTROL_MASK, on: keys)
      try scene.stage.frames(2)
      try expect(scene.game.rules["long"].last, is: 1, "it is at the end")
      try expect(!scene.game.session.isDragging, "it was dropped")
      try expect(scene.focused, is: "Item 1", "the focus")
    },

    Check("Lists: an insertion line shows the place of a card, and no card moves") {
      let scene = try ListScene(5, .line)
      let before = try (1...5).map { try scene.piece($0).frame }
      try scene.piece(2).grabFocus()
      try scene.press(GDK_KEY_space)
      scene.stage.moveFocus(GTK_DIR_DOWN)
      try scene.stage.frames(2)
      try expect(scene.focused, is: "long, before Item 4", "the place")
      let place = try required(scene.coordinator.board.focusedItem, "the line")
      try expect(place.mark, is: .accepted, "the mark")
      try expect(place.frame.center.y, near: (before[2].maxY + before[3].minY) / 2, within: 1, "between the cards")
      try expect(try [1, 3, 4, 5].map { try scene.piece($0).frame }, is: [before[0]] + before[2...], "the others")
      scene.stage.moveFocus(GTK_DIR_DOWN)
      scene.stage.moveFocus(GTK_DIR_DOWN)
      try scene.stage.frames(2)
      try expect(scene.focused, is: "long, after Item 5", "the last place")
      try scene.press(GDK_KEY_Return)
      try expect(scene.game.rules["long"], is: [1, 3, 4, 5, 2], "the list")
      try expect(
        scene.coordinator.board.focusedItem?.accessibleDescription,
        is: "Item 2 is on long, after Item 5. long, 5 of 5. Press Space to pick it up.", "what is said")
    },

    Check("Lists: the insertion line is at the closest edge of a card") {
      let scene = try ListScene(5, .line)
      let middle = try scene.piece(4).frame.center
      for (offset, order) in [(-8.0, [1, 3, 2, 4, 5]), (8, [1, 3, 4, 2, 5])] {
        let held = try scene.piece(2).frame.center
        try expect(scene.coordinator.pickUp(2, by: .pointer, at: held), "it is picked up")
        try scene.stage.frames(2)
        scene.coordinator.move(2, to: Point(x: middle.x, y: middle.y + offset))
        try scene.stage.frames(2)
        scene.game.drop(2)
        try scene.stage.frames(2)
        try expect(scene.game.rules["long"], is: order, "by \(offset) pixels")
      }
    },

    Check("Lists: slots can have a custom mark style") {
      let scene = try ListScene(3, makePlace: { _ in RoundSlot() })
      try scene.piece(1).grabFocus()
      try scene.press(GDK_KEY_space)
      let slots = scene.coordinator.board.items.compactMap { $0 as? SlotPlace }
      try expect(!slots.isEmpty && slots.allSatisfy { $0.markStyle.radius == 30 }, "\(slots.count) slots")
    },

    Check("Lists: an accessibility action moves a card within its list and announces its position") {
      let scene = try ListScene(3)
      try scene.piece(1).grabFocus()
      scene.coordinator.accessibility.updateAll()
      gtk_widget_activate_action_variant(try scene.piece(1).pointer, "Move Down", nil)
      try scene.stage.frames(2)
      try expect(scene.game.rules["long"], is: [2, 1, 3], "the list")
      try expect(scene.focused, is: "Item 1", "the focus")
      let said = scene.coordinator.board.focusedItem?.accessibleDescription ?? ""
      try expect(said.hasPrefix("Item 1 is on long, place 2. long, 2 of 3."), "what is said: \(said)")
    },

    Check("Rows: rows of a list box are moved by pointer and keys, and not if refused") {
      let scene = RowScene(count: 5)
      let stage = try Stage(scene.list)
      try stage.frames(2)
      try scene.drag(from: 0, to: 3)
      try expect(scene.order, is: [1, 2, 0, 3, 4], "by the pointer, in front of the fourth row")
      gtk_widget_grab_focus(try required(scene.row(0), "the first row"))
      try scene.press(GDK_KEY_Down, GDK_ALT_MASK)
      try stage.frames(2)
      try expect(scene.order, is: [2, 1, 0, 3, 4], "by Alt and Down")
      try scene.press(GDK_KEY_End, GDK_ALT_MASK)
      try expect(scene.order, is: [2, 1, 0, 3, 4], "no row goes to the end")
    },

    Check("Rows: rows of a list view of five thousand are moved, and few of them exist") {
      let scene = ViewScene(count: 5000)
      let stage = try Stage(scene.scroller)
      try stage.frames(3)
      try expect(scene.rowCount < 400, "few rows: \(scene.rowCount)")
      try scene.drag(from: 0, to: 3)
      try expect((0..<4).map(scene.string), is: ["1", "2", "0", "3"], "by the pointer")
      try stage.frames(3)
      scene.focus(2)
      try scene.press(GDK_KEY_End, GDK_ALT_MASK)
      try stage.frames(3)
      try expect(scene.string(4999), is: "0", "by Alt and End")
      try expect(scene.rowCount < 400, "still few rows: \(scene.rowCount)")
    },

    Check("Tree: rows are indented, and Right and Left expand, collapse and change the level") {
      let scene = try OutlineScene()
      try expect(scene.rows, is: "FabGx", "at first")
      try expect(try scene.piece("a").frame.minX > scene.piece("F").frame.minX, "a song is indented")
      try scene.piece("G").grabFocus()
      try scene.press(GDK_KEY_Right)
      try expect(scene.rows, is: "FabGcx", "expanded")
      try expect(scene.heard.contains("Expanded. Level 1, 2 of 3."), "what is said: \(scene.heard)")
      try scene.press(GDK_KEY_Right)
      try expect(scene.focused, is: "c", "its first child")
      try expect(scene.heard.contains("Level 2, 1 of 1."), "what is said: \(scene.heard)")
      try scene.press(GDK_KEY_Left)
      try scene.press(GDK_KEY_Left)
      try expect(scene.rows, is: "FabGx", "collapsed")
    },

    Check("Tree: keys move an item into and out of others, one level at a time") {
      let scene = try OutlineScene()
      try scene.piece("x").grabFocus()
      try scene.press(GDK_KEY_space)
      try expect(scene.focused, is: "after G, level 1", "where it is")
      try scene.press(GDK_KEY_Right)
      try expect(scene.focused, is: "into G", "one level in")
      try expect(scene.heard.contains("press Return to open this"), "what is said: \(scene.heard)")
      try scene.press(GDK_KEY_Return)
      try expect(scene.rows, is: "FabGcx", "opened")
      try expect(scene.heard, is: "G is full.", "the reason")
      try scene.press(GDK_KEY_Up)
      try scene.press(GDK_KEY_Up)
      try expect(scene.focused, is: "after b, level 2", "behind the last song")
      try scene.press(GDK_KEY_Return)
      try expect(scene.rows, is: "FabxGc", "after the drop")
      try expect(scene.focused, is: "x", "the focus")
      try expect(scene.heard.contains("x is after b, level 2."), "what is said: \(scene.heard)")
      try scene.press(GDK_KEY_space)
      try scene.press(GDK_KEY_Left)
      try scene.press(GDK_KEY_Return)
      try expect(scene.rows, is: "FabxGc", "the rows after a step out")
      try expect(scene.game.rules.sortableTree.roots, is: ["F", "x", "G"], "one level out")
    },

    Check("Tree: the pointer selects the edge or the middle of a row, and spring loading opens a folder") {
      let scene = try OutlineScene()
      scene.coordinator.options.springLoadDelay = 0.05
      let (x, folder) = (try scene.piece("x"), try scene.piece("G").frame)
      try expect(scene.coordinator.pickUp("b", by: .pointer, at: try scene.piece("b").frame.center), "it is picked up")
      try scene.stage.frames(2)
      scene.coordinator.move("b", to: folder.center)
      try expect(scene.game.session.activeDrags.first?.place, is: .init(.into, "G"), "its middle")
      try Loop.run(until: "it opens") { scene.rows.contains("c") }
      scene.coordinator.move("b", to: Point(x: x.frame.center.x, y: x.frame.minY + 2))
      try expect(scene.game.session.activeDrags.first?.place, is: .init(.after, "c"), "the edge, at the songs' level")
      scene.coordinator.move("b", to: Point(x: 22, y: x.frame.minY + 2))
      try expect(scene.game.session.activeDrags.first?.place, is: .init(.before, "x"), "and further out")
      scene.coordinator.move("b", to: try scene.piece("a").frame.center)
      scene.game.cancelAll()
      try scene.stage.frames(2)
      try expect(scene.coordinator.pickUp("F", by: .pointer, at: try scene.piece("F").frame.center), "a folder is held")
      try scene.stage.frames(2)
      scene.coordinator.move("F", to: try scene.piece("a").frame.center)
      try expect(scene.game.session.activeDrags.first?.verdict != .accepted, "not below itself")
      try expect(try scene.piece("a").opacity < 1, "the items that move along are faded")
      scene.game.cancelAll()
      try scene.stage.frames(2)
      try expect(try scene.piece("a").opacity, is: 1, "afterwards")
    },
  ]
}
