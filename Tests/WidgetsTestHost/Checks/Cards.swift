import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Lists with limits and selections, widgets inside of pieces, and the menu of moves.
  static let cards: [Check] = [
    Check("Cards: Ctrl+click adds a card, Shift+click extends the range, and neither picks up") {
      let scene = try CardScene()
      try scene.click("a", control: true)
      try scene.click("c", control: true)
      try expect(scene.game.rules.selection.items, is: ["a", "c"], "the selection")
      try scene.click("d", shift: true)
      try expect(scene.game.rules.selection.items, is: ["c", "d"], "the range")
      try expect(!scene.game.session.isDragging, "no drag")
      let marked = try ["a", "b", "c", "d"].filter { try scene.piece($0).isSelected }
      try expect(marked, is: ["c", "d"], "the marked cards")
      try expect(try scene.piece("d").accessibleDescription?.contains("2 selected."), is: true, "the description")
    },

    Check("Cards: a selected card is marked with a new piece too, as when it scrolls back into view") {
      let scene = try CardScene()
      try scene.click("a", control: true)
      scene.coordinator.remove("a")
      scene.coordinator.add(CaptionedPiece("a"), for: "a")
      try expect(try scene.piece("a").isSelected, "it is marked")
    },

    Check("Cards: keys select, extend, select all, and deselect") {
      let scene = try CardScene()
      try scene.piece("a").grabFocus()
      try scene.press(GDK_KEY_space, GDK_CONTROL_MASK)
      try expect(scene.game.rules.selection.items, is: ["a"], "Ctrl+Space")
      try scene.press(GDK_KEY_Down, GDK_SHIFT_MASK)
      try expect(scene.game.rules.selection.items, is: ["a", "b"], "Shift+Down")
      try expect(try scene.piece("b").hasFocus, "the focus follows")
      try scene.press(GDK_KEY_a, GDK_CONTROL_MASK)
      try expect(scene.game.rules.selection.items, is: ["a", "b", "c", "d"], "Ctrl+A")
      try scene.press(GDK_KEY_Escape)
      try expect(scene.game.rules.selection.isEmpty, "Escape")
    },

    Check("Cards: a drag over the background selects the cards that it touches") {
      let scene = try CardScene()
      let board = scene.coordinator.board
      let (a, b) = (try scene.piece("a").frame, try scene.piece("b").frame)
      var drag = DragEvent(phase: .began, point: Point(x: 2, y: 2), grab: Point(x: 2, y: 2))
      board.onBackgroundDrag.call(drag)
      (drag.phase, drag.point, drag.hasMoved) = (.changed, Point(x: a.minX + 5, y: b.minY + 5), true)
      board.onBackgroundDrag.call(drag)
      try expect(board.rubberBand, is: Rect(from: drag.grab, to: drag.point), "the rubber band")
      try expect(scene.game.rules.selection.items, is: ["a", "b"], "the selection")
      drag.phase = .ended
      board.onBackgroundDrag.call(drag)
      try expect(board.rubberBand == nil, "no band at the end")
    },

    Check("Cards: a selection is dragged as one stack and dropped in order") {
      let scene = try CardScene()
      scene.game.rules.selection.select(["a", "c"])
      try expect(scene.coordinator.pickUp("c", by: .pointer, at: try scene.middle("c")), "it is picked up")
      let slot = scene.coordinator.place(Cards.Place("Doing", 0))
      try scene.stage.frames(2)
      scene.coordinator.move("c", to: scene.coordinator.place(Cards.Place("Doing", 0))?.frame.center ?? .zero)
      try scene.stage.frames(2)
      try expect(slot == nil || slot?.board != nil, "the slots are there")
      let (held, below) = (try scene.piece("c").currentFrame, try scene.piece("a").currentFrame)
      try expect(below.center, near: held.center + Point(x: 6, y: 6), within: 2, "the other card is below it")
      scene.game.drop("c")
      try scene.stage.frames(2)
      try expect(scene.game.rules.sortableLists["Doing"], is: ["a", "c", "e"], "the list")
    },

    Check("Cards: a stack of several cards has a badge") {
      let scene = try CardScene()
      let board = scene.coordinator.board
      let accent = try required(board.themeColor("accent_bg_color"), "the accent color")
      for cards: Set in [["c"], ["a", "c"]] {
        scene.game.rules.selection.select(cards)
        try expect(scene.coordinator.pickUp("c", by: .pointer, at: try scene.middle("c")), "it is picked up")
        try scene.stage.frames(2)
        let frame = try scene.piece("c").currentFrame
        let (pixels, corner) = (Pixels(of: board), Point(x: frame.maxX, y: frame.minY))
        // A held card is larger than its frame.
        let hasBadge = (-16...16).contains { pixels[corner + Point(x: Double($0), y: 4)].isNear(accent) }
        try expect(hasBadge, is: cards.count > 1, "a badge on \(cards.count)")
        scene.game.cancelAll()
        try scene.stage.frames(2)
      }
    },

    Check("Cards: only the slot under the held card is marked, and the card has no dark edges") {
      let scene = try CardScene()
      let board = scene.coordinator.board
      try expect(scene.coordinator.pickUp("a", by: .pointer, at: try scene.middle("a")), "it is picked up")
      try scene.stage.frames(2)
      let slot = try required(scene.coordinator.place(Cards.Place("Doing", 1)), "the last slot").frame
      try expect(Pixels(of: board)[slot.center].alpha, is: 0, "a slot elsewhere")
      scene.coordinator.move("a", to: slot.center + Point(x: 0, y: 70))
      try scene.stage.frames(2)
      let (pixels, held) = (Pixels(of: board), try scene.piece("a").currentFrame)
      try expect(pixels[slot.center].alpha > 0, "the slot under the card")
      for edge: Double in [held.minY, held.maxY] {
        for offset: Double in [-4, -3, -2, -1, 0, 1, 2, 3, 4] {
          let color = pixels[Point(x: held.center.x, y: edge + offset)]
          let isLight = color.red + color.green + color.blue > 1
          try expect(isLight || color.alpha < 0.5, "\(color) at \(offset)")
        }
      }
      scene.game.cancelAll()
    },

    Check("Cards: a slot that refuses a selection gives the reason") {
      let scene = try CardScene()
      scene.game.rules.selection.select(["a", "b", "c"])
      try scene.piece("a").grabFocus()
      try expect(scene.game.pickUp("a", by: .keyboard), "it is picked up")
      scene.game.move("a", to: nil, over: Cards.Place("Doing", 0))
      try expect(scene.game.drop("a"), is: .returns(.refused("Doing has room for 3.")), "the outcome")
    },

    Check("Cards: a press on a button inside a card does not pick up the card") {
      let scene = try CardScene()
      let (piece, button) = (try scene.piece("a"), try required(scene.buttons["a"], "the button"))
      let inside = button.pointer.center(in: piece.pointer)
      var press = DragEvent(phase: .began, point: piece.frame.origin + inside, grab: inside)
      piece.follow(press)
      try expect(!scene.game.session.isDragging, "no drag")
      (press.phase, press.hasMoved) = (.changed, true)
      piece.follow(press)
      press.phase = .ended
      piece.follow(press)
      try expect(!scene.game.session.isDragging, "still none")
      press = DragEvent(phase: .began, point: piece.frame.origin + Point(x: 5, y: 5), grab: Point(x: 5, y: 5))
      piece.follow(press)
      try expect(scene.game.session.isDragging, "beside the button, the card is picked up")
      scene.game.cancelAll()
    },

    Check("Cards: Tab and F2 focus the button inside a card, and Escape the card") {
      let scene = try CardScene()
      let (piece, button) = (try scene.piece("b"), try required(scene.buttons["b"], "the button"))
      piece.grabFocus()
      scene.stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try expect(button.hasFocus, "the button has the focus")
      scene.stage.moveFocus(GTK_DIR_DOWN)
      try expect(button.hasFocus, "an arrow key keeps the focus inside")
      try scene.press(GDK_KEY_space)
      try expect(!scene.game.session.isDragging, "Space picks nothing up")
      try scene.press(GDK_KEY_Escape)
      try expect(piece.hasFocus, "Escape focuses the card")
      scene.stage.moveFocus(GTK_DIR_TAB_FORWARD)
      scene.stage.moveFocus(GTK_DIR_TAB_BACKWARD)
      try expect(piece.hasFocus, "and so does Shift+Tab")
      try scene.press(GDK_KEY_F2)
      try expect(button.hasFocus, "F2 focuses the button too")
    },

    Check("Cards: a click on a card focuses the card, also if the button inside has the focus") {
      for control in [false, true] {
        let scene = try CardScene()
        let (piece, button) = (try scene.piece("a"), try required(scene.buttons["a"], "the button"))
        button.grabFocus()
        try expect(button.hasFocus, "the button has the focus")
        try scene.click("a", control: control)
        try expect(piece.hasFocus, "the card has the focus")
        scene.game.cancelAll()
      }
    },

    Check("Cards: an entry and a menu button inside a card are used by keys and presses") {
      let scene = try CardScene()
      let entry = Entry(text: "Water", label: "Title")
      let menu = MenuButton(icon: "open-menu-symbolic", label: "More", menu: Menu([]))
      let piece = WidgetPiece(Box(.horizontal, [entry, menu]), label: "Card e")
      scene.coordinator.remove("e")
      scene.coordinator.add(piece, for: "e")
      try scene.stage.frames(2)
      let inside = entry.pointer.center(in: piece.pointer)
      piece.follow(DragEvent(phase: .began, point: piece.frame.origin + inside, grab: inside))
      try expect(!scene.game.session.isDragging, "a press on the entry picks nothing up")
      piece.grabFocus()
      try scene.press(GDK_KEY_F2)
      try expect(gtk_widget_get_focus_child(piece.pointer) != nil && !piece.hasFocus, "the entry has the focus")
      try scene.press(GDK_KEY_space)
      try scene.press(GDK_KEY_a, GDK_CONTROL_MASK)
      try expect(!scene.game.session.isDragging && scene.game.rules.selection.isEmpty, "its keys are not the board's")
      scene.stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try expect(gtk_widget_get_focus_child(menu.pointer) != nil || menu.hasFocus, "Tab focuses the menu button")
      try scene.press(GDK_KEY_Escape)
      try expect(piece.hasFocus, "Escape focuses the card")
    },

    Check("Cards: removing a card with the focus inside passes focus and announcement on to the next visible one") {
      for card in ["c", "d"] {
        let scene = try CardScene()
        try scene.piece("c").isVisible = card == "c"
        let next = try scene.piece(card)
        let piece = WidgetPiece(Button("Delete"), label: "Card b")
        scene.coordinator.remove("b")
        scene.coordinator.add(piece, for: "b")
        scene.coordinator.setOrder(["a", "b", "c", "d", "e"])
        try scene.stage.frames(2)
        piece.grabFocus()
        try scene.press(GDK_KEY_F2)
        scene.coordinator.remove("b")
        scene.coordinator.accessibility.speak("Deleted.")
        try scene.stage.frames(2)
        try expect(next.hasFocus, "card \(card) has the focus")
        try expect(next.accessibleDescription?.hasPrefix("Deleted."), is: true, "and the announcement")
      }
    },

    Check("Cards: the menu of a card offers its moves, and performs them") {
      let scene = try CardScene()
      try scene.piece("b").grabFocus()
      try scene.press(GDK_KEY_Menu)
      try expect(scene.menu, is: ["Move Up", "Move Down", "Move to Bottom", "Move to Doing"], "the menu")
      let popover = try required(
        descendants(of: scene.coordinator.board.pointer, gtk_popover_menu_get_type()).first, "the menu")
      gtk_widget_activate_action_variant(popover, "context.item-3", nil)
      gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
      try Loop.run(until: "the card has moved") { scene.game.rules.sortableLists["Doing"] == ["e", "b"] }
      try Loop.run(until: "the menu is closed") { scene.menu.isEmpty }
      try Loop.run(until: "the focus is on the card") { (try? scene.piece("b").hasFocus) == true }
    },
  ]
}

extension Color {
  /// Whether the color, which was rounded to 8 bits, equals another one.
  fileprivate func isNear(_ other: Color) -> Bool {
    [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha].allSatisfy { abs($0) < 0.01 }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns the center of the widget in the coordinates of an ancestor.
  fileprivate func center(in ancestor: UnsafeMutablePointer<GtkWidget>) -> Point {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(self, ancestor, &bounds) != 0 else { return .zero }
    return Point(
      x: Double(bounds.origin.x + bounds.size.width / 2), y: Double(bounds.origin.y + bounds.size.height / 2))
  }
}
