import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Lists that make room, and boards that scroll.
  static let sorting: [Check] = [
    Check("Sorting: a list makes room under the pointer, also another list, and closes the gap") {
      let scene = try SortScene()
      let places = ["a", "b", "c", "d"].map(scene.middle)
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: places[0]), "it is picked up")
      for (point, shown) in [
        (places[0], ["abc", "d"]), (places[1], ["bac", "d"]), (places[2], ["bca", "d"]),
        (places[3], ["bc", "ad"]), (places[3] + Point(x: 0, y: 150), ["bc", "da"]), (places[1], ["bac", "d"]),
      ] {
        scene.coordinator.move("a", to: point)
        try scene.stage.frames(2)
        try expect(scene.shown, is: shown, "with the card at \(point)")
        try expect(scene.game.rules["To do"], is: ["a", "b", "c"], "nothing has moved yet")
      }
      scene.coordinator.move("a", to: places[3])
      scene.game.drop("a")
      try scene.stage.frames(2)
      try expect(scene.shown, is: ["bc", "ad"], "after the drop")
      try Loop.run(until: "it is at rest") { scene.coordinator.piece("a")?.isMoving == false }
      try expect(scene.middle("a"), is: places[3], "its center")
    },

    Check("Sorting: a cancelled drag closes the gap") {
      let scene = try SortScene()
      try expect(scene.coordinator.pickUp("b", by: .pointer, at: scene.middle("b")), "it is picked up")
      scene.coordinator.move("b", to: scene.middle("d"))
      try scene.stage.frames(2)
      try expect(scene.shown, is: ["ac", "bd"], "during the drag")
      scene.game.cancelAll()
      try scene.stage.frames(2)
      try expect(scene.shown, is: ["abc", "d"], "after the cancellation")
    },

    Check("Sorting: keys move between named slots, which are removed after the drop") {
      let scene = try SortScene()
      let count = scene.coordinator.board.items.count
      scene.coordinator.piece("a")?.grabFocus()
      try scene.press(GDK_KEY_space)
      try expect(scene.coordinator.board.focusedItem?.accessibleLabel, is: "To do, place 1", "its own slot")
      try expect(scene.shown, is: ["abc", "d"], "nothing has moved")
      scene.stage.moveFocus(GTK_DIR_DOWN)
      try scene.stage.frames(2)
      try expect(scene.shown, is: ["bac", "d"], "room there")
      scene.stage.moveFocus(GTK_DIR_RIGHT)
      try scene.stage.frames(2)
      try expect(scene.coordinator.board.focusedItem?.accessibleLabel, is: "Done, place 2", "beside it")
      try expect(scene.shown, is: ["bc", "da"], "room there")
      try scene.press(GDK_KEY_Return)
      try expect(scene.game.rules["Done"], is: ["d", "a"], "the list")
      try expect(
        scene.coordinator.board.focusedItem?.accessibleDescription,
        is: "Card a is on Done, place 2. Done, 2 of 2. Press Space to pick it up.", "what is said")
      try Loop.run(until: "the slots are removed") { scene.coordinator.board.items.count == count }
    },

    Check("Sorting: Space and Return leave a card where it is, and arrow keys stop at the ends of its list") {
      let scene = try SortScene()
      scene.coordinator.piece("c")?.grabFocus()
      scene.stage.moveFocus(GTK_DIR_DOWN)
      try expect(scene.coordinator.board.focusedItem?.accessibleLabel, is: "Card c", "the last card of its list")
      try scene.press(GDK_KEY_space)
      scene.stage.moveFocus(GTK_DIR_DOWN)
      try scene.stage.frames(2)
      try expect(scene.coordinator.board.focusedItem?.accessibleLabel, is: "To do, place 3", "the last slot")
      try scene.press(GDK_KEY_Return)
      try expect(scene.game.rules["To do"], is: ["a", "b", "c"], "the list")
      try expect(!scene.game.session.isDragging, "the drag has ended")
      try expect(scene.coordinator.board.focusedItem?.accessibleLabel, is: "Card c", "the focus stays with the card")
    },

    Check("Sorting: the focus order and the order of the widgets follow the lists") {
      let scene = try SortScene()
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: scene.middle("a")), "it is picked up")
      try scene.stage.frames(2)
      scene.coordinator.move("a", to: scene.middle("c"))
      scene.game.drop("a")
      try scene.stage.frames(2)
      try expect(scene.coordinator.movableItems, is: ["b", "c", "a", "d"], "the order of the keys")
      let labels = scene.coordinator.board.items.compactMap { $0 is Piece ? $0.accessibleLabel : nil }
      try expect(labels, is: ["Card b", "Card c", "Card a", "Card d"], "the order of the widgets")
    },

    Check("Sorting: a grid makes room across its rows, in both text directions, for pointer and keys") {
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let scene = try SortScene(isGrid: true)
        let cells = ["a", "b", "c"].map(scene.middle)
        try expect(cells[0].x < cells[1].x, is: direction == GTK_TEXT_DIR_LTR, "where a row begins")
        try expect(cells[2].x == cells[0].x && cells[2].y > cells[0].y, "the third begins the second row")
        try expect(scene.coordinator.pickUp("a", by: .pointer, at: cells[0]), "it is picked up")
        scene.coordinator.move("a", to: cells[2])
        try scene.stage.frames(2)
        try expect(["b", "c", "a"].map(scene.middle), is: cells, "the gap with the card over the third cell")
        scene.game.cancelAll()
        try scene.stage.frames(2)
        scene.coordinator.piece("c")?.grabFocus()
        try scene.press(GDK_KEY_space)
        try expect(scene.coordinator.board.focusedItem?.accessibleLabel, is: "To do, place 3", "its own slot")
        scene.stage.moveFocus(GTK_DIR_UP)
        scene.stage.moveFocus(direction == GTK_TEXT_DIR_LTR ? GTK_DIR_RIGHT : GTK_DIR_LEFT)
        try scene.stage.frames(2)
        try expect(["a", "c", "b"].map(scene.middle), is: cells, "the gap with the focus on the second cell")
        try scene.press(GDK_KEY_Return)
        try expect(scene.game.rules["To do"], is: ["a", "c", "b"], "after the drop")
      }
    },

    Check("Sorting: cards of several heights make room by the height of the dragged card") {
      let scene = try SortScene()
      scene.heights = ["a": 120]
      scene.coordinator.board.setNeedsLayout()
      try scene.stage.frames(2)
      @MainActor func tops() -> [Double] { ["a", "b", "c"].map { scene.coordinator.piece($0)?.frame.minY ?? 0 } }
      try expect(tops(), is: [10, 138, 206], "at first")
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: scene.middle("a")), "it is picked up")
      try scene.stage.frames(2)
      let slot = scene.coordinator.place(SortGame.Lists.Slot("To do", 1))?.frame
      try expect(slot.map { [$0.minY, $0.size.height] }, is: [78, 120], "the slot after the next card")
      scene.coordinator.move("a", to: slot?.center ?? .zero)
      try scene.stage.frames(2)
      try expect(tops(), is: [78, 10, 206], "with the high card between the others")
      scene.game.cancelAll()
    },

    Check("Sorting: with the swap strategy two cards change places, and all others stay") {
      let scene = try SortScene(.swap, isGrid: true)
      let places = ["a", "b", "c", "d"].map(scene.middle)
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: places[0]), "it is picked up")
      scene.coordinator.move("a", to: places[3])
      try scene.stage.frames(2)
      try expect(["d", "b", "c", "a"].map(scene.middle), is: places, "with the card over the other list's")
      scene.game.drop("a")
      try expect(scene.game.rules["To do"], is: ["d", "b", "c"], "the one list")
      try expect(scene.game.rules["Done"], is: ["a"], "the other")
    },

    Check("Scrolling: a board scrolls under the pointer near its edge, and stops at its end") {
      let scene = try ScrollScene()
      try expect(scene.scroller.visibleRect.minY, is: 0, "at first")
      try scene.hold(y: 200)
      try expect(scene.scroller.scroll(seconds: 0.1), is: false, "not in the middle")
      try scene.hold(y: scene.height - 24)
      try expect(scene.scroller.scroll(seconds: 0.1), "near the edge")
      try expect(scene.scroller.visibleRect.minY, near: 45, within: 1, "after a tenth of a second at half speed")
      try expect(scene.held, near: Point(x: 30, y: scene.height - 24 + 45), within: 1, "the piece moves along")
      for _ in 0..<100 { scene.scroller.scroll(seconds: 0.1) }
      try expect(scene.scroller.visibleRect.maxY, near: 2000, within: 1, "at the end")
      try expect(scene.scroller.scroll(seconds: 0.1), is: false, "it goes no further")
    },

    Check("Scrolling: it continues while the pointer is near the edge, and stops with the drag") {
      let scene = try ScrollScene()
      try scene.hold(y: scene.height - 5)
      try Loop.run(until: "it has scrolled") { scene.scroller.visibleRect.minY > 40 }
      scene.scene.game.cancelAll()
      try scene.scene.stage.frames(3)
      let rest = scene.scroller.visibleRect
      try scene.scene.stage.frames(10)
      try expect(scene.scroller.visibleRect, is: rest, "after the drag")
    },

    Check("Scrolling: of nested views the innermost scrolls first, and at its end the next") {
      let (scene, page) = try ScrollScene.nested()
      @MainActor func pageOffset() -> Double {
        gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(page.pointer)))
      }
      try expect(scene.height, near: 300, within: 1, "the list's own view")
      // Below the list, and near the edge of the page.
      try scene.hold(y: 470)
      scene.scroller.scroll(seconds: 0.1)
      try expect(scene.scroller.visibleRect.minY, near: 90, within: 1, "the list scrolls")
      try expect(pageOffset(), is: 0, "and the page does not")
      for _ in 0..<30 {
        scene.scroller.scroll(seconds: 0.1)
        try scene.scene.stage.frames()
      }
      try expect(scene.scroller.visibleRect.maxY, near: 2000, within: 1, "the list at its end")
      try expect(pageOffset() > 90, "then the page scrolls: \(pageOffset())")
      let held = try required(scene.held, "a dragged letter")
      try expect(scene.scroller.visibleRect.contains(Point(x: 30, y: held.y)), is: false, "beside the list")
      scene.scene.game.cancelAll()
    },

    Check("Scrolling: a place that gets the focus is scrolled into view with the dragged piece") {
      let scene = try ScrollScene()
      scene.scene.coordinator.piece("a")?.grabFocus()
      try scene.scene.press(GDK_KEY_space)
      let place = try scene.scene.tray("left")
      try expect(place.hasFocus, "the place below has the focus")
      try Loop.run(until: "it is in view") { scene.scroller.visibleRect.contains(place.frame.center) }
      try Loop.run(until: "the piece hovers in view") {
        scene.scroller.visibleRect.contains(scene.scene.coordinator.piece("a")?.currentFrame.center ?? .zero)
      }
    },
  ]
}

/// A board of 2,000 pixels in a window of a quarter of that.
private final class ScrollScene {
  let scene: TrayScene
  let scroller: AutoScroller

  init() throws {
    var made: AutoScroller?
    scene = try TrayScene(board: Board(minimumSize: Size(width: 300, height: 2000)), trayTop: 1700) {
      let scroller = $0.makeScroller()
      made = scroller
      return scroller.view
    }
    guard let made else { throw Failure("there is no view", #fileID, #line) }
    scroller = made
  }

  private init(_ scene: TrayScene, _ scroller: AutoScroller) { (self.scene, self.scroller) = (scene, scroller) }

  /// The same in a view of 300 pixels, on a page of 1,300 that scrolls as well.
  static func nested() throws -> (ScrollScene, page: ScrollView) {
    var made: (AutoScroller, ScrollView)?
    let scene = try TrayScene(board: Board(minimumSize: Size(width: 300, height: 2000)), trayTop: 1700) {
      let (scroller, rest) = ($0.makeScroller(), Label("More"))
      scroller.view.request(height: 300)
      rest.request(height: 1000)
      let page = ScrollView(Box(.vertical, [scroller.view, rest]))
      page.expand()
      made = (scroller, page)
      return page
    }
    guard let (scroller, page) = made else { throw Failure("there is no view", #fileID, #line) }
    return (ScrollScene(scene, scroller), page)
  }

  /// The height of the visible part of the board.
  var height: Double { scroller.visibleRect.size.height }
  var held: Point? { scene.game.session.activeDrags.first?.point }

  /// Holds the first letter at a height of the visible part.
  func hold(y: Double) throws {
    let start = try scene.piece("a").frame.origin
    scene.coordinator.pickUp("a", by: .pointer, at: start)
    scene.coordinator.move("a", to: Point(x: 30, y: y + scroller.visibleRect.minY))
  }
}
