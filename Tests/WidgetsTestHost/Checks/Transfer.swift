import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Drags and moves by keys between boards, and from other programs.
  static let transfer: [Check] = [
    Check("Transfer: a slot opens under a drag of another program, and closes when it leaves") {
      let scene = try TransferScene()
      let before = try scene.left.piece("b").frame
      let answer = try scene.drag(to: before.center, of: scene.left)
      try expect(answer, is: GDK_ACTION_COPY.rawValue, "the answer")
      try expect(scene.left.game.session.activeDrags.first?.isIncoming, is: true, "it is a drag of the session")
      try expect(try scene.left.piece("b").frame.minY > before.minY, "the piece makes room")
      let mark = scene.left.coordinator.place(Bag.Place("Left", 1))?.mark
      try expect(mark, is: .accepted, "the mark of the slot")
      try scene.leave(scene.left)
      try expect(try scene.left.piece("b").frame, is: before, "the piece has its frame again")
      try expect(!scene.left.game.session.isDragging, "no drag")
    },

    Check("Transfer: the placeholder of an incoming drag is invisible during the drag") {
      let scene = try TransferScene()
      let (coordinator, point) = (scene.left.coordinator, try scene.left.piece("b").frame.center)
      _ = try scene.drag(to: point, of: scene.left)
      coordinator.add(CaptionedPiece("?"), for: "?")
      try expect(try scene.left.piece("?").opacity, is: 0, "the placeholder")
      try expect(try scene.left.piece("a").opacity, is: 1, "the items of the board")
      try scene.leave(scene.left)
      try expect(try scene.left.piece("?").opacity, is: 1, "after the drag has left")
    },

    Check("Transfer: an entry in a piece gets the text of other programs before the board") {
      let scene = try TransferScene()
      let coordinator = scene.left.coordinator
      coordinator.remove("b")
      coordinator.add(WidgetPiece(Entry(label: "Note"), label: "b"), for: "b")
      scene.left.update()
      coordinator.board.setNeedsLayout()
      try scene.stage.frames(2)
      let point = try scene.left.piece("b").frame.center
      try expect(try scene.drag(to: point, of: scene.left), is: 0, "the answer of the board")
      try expect(!scene.left.game.session.isDragging, "no drag")
      let beside = try scene.left.piece("a").frame.center
      try expect(try scene.drag(to: beside, of: scene.left), is: GDK_ACTION_COPY.rawValue, "beside the entry")
      let controller = try coordinator.board.controller(gtk_drop_target_async_get_type())
      let phase = gtk_event_controller_get_propagation_phase(OpaquePointer(controller))
      try expect(phase, is: GTK_PHASE_CAPTURE, "it is asked first")
    },

    Check("Transfer: what is said about a refused drop is not put on a piece in which an entry has the focus") {
      let scene = try TransferScene()
      let coordinator = scene.left.coordinator
      let entry = Entry(label: "Note")
      coordinator.remove("b")
      coordinator.add(WidgetPiece(entry, label: "b"), for: "b")
      scene.left.update()
      coordinator.board.setNeedsLayout()
      try scene.stage.frames(2)
      scene.left.game.rules.refusedAlone = ["c"]
      entry.grabFocus()
      try scene.drop("c", of: scene.right, by: .pointer, on: scene.left)
      try expect(scene.left.game.dragState.lastEnd?.outcome, is: .returns(.refused("It is full.")), "the outcome")
      let (piece, said) = (try scene.left.piece("b"), scene.said(by: scene.left))
      try expect(coordinator.board.focusedItem === piece && !piece.hasFocus, "the focus stays in the piece")
      try expect(!said.contains("full") && !said.contains("comes back"), "the sentence is announced by itself")
      scene.right.game.cancelAll()
    },

    Check("Transfer: Tab moves a dragged item to the next board, and Return drops it there") {
      let scene = try TransferScene()
      try scene.left.piece("a").grabFocus()
      try scene.press(GDK_KEY_space, on: scene.left)
      try scene.press(GDK_KEY_Down, GDK_CONTROL_MASK, on: scene.left)
      try expect(scene.stage.moveFocus(GTK_DIR_TAB_FORWARD), "Tab")
      try scene.stage.frames(2)
      try expect(scene.right.coordinator.board.focusedItem is Place, "the focus is on a place of the other board")
      try expect(scene.right.game.session.stickyDrag?.item, is: "a", "it is dragged there")
      try scene.press(GDK_KEY_Return, on: scene.right)
      try expect(scene.things, is: [["b"], ["a", "c"]], "the items")
      try expect(scene.left.game.dragState.lastEnd?.outcome, is: .returns(.transferred(.move)), "the outcome")
      try scene.stage.frames(2)
      try expect(try scene.right.piece("a").hasFocus, "the focus is on it")
      try expect(scene.said(by: scene.right).contains("a is on Right, place 1"), "what is said")
      try scene.stage.frames(2)
      try expect(!scene.said(by: scene.right).contains("no longer"), "and not that the other board has lost it")
    },

    Check("Transfer: Shift+Tab moves it back, and Escape puts it back from the other board") {
      let scene = try TransferScene()
      try scene.left.piece("a").grabFocus()
      try scene.press(GDK_KEY_space, on: scene.left)
      try scene.press(GDK_KEY_Down, GDK_CONTROL_MASK, on: scene.left)
      scene.stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try scene.stage.frames(2)
      scene.stage.moveFocus(GTK_DIR_TAB_BACKWARD)
      try scene.stage.frames(2)
      try expect(scene.left.coordinator.board.focusedItem is Place, "the focus is on its own board again")
      try expect(!scene.right.game.session.isDragging, "nothing is left on the other one")
      scene.stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try scene.stage.frames(2)
      try scene.press(GDK_KEY_Escape, on: scene.right)
      try expect(!scene.left.game.session.isDragging && !scene.right.game.session.isDragging, "no drag")
      try expect(scene.things, is: [["a", "b"], ["c"]], "the items")
      try scene.stage.frames(2)
      try expect(try scene.left.piece("a").hasFocus, "the focus is on the piece")
    },

    Check("Transfer: what keys have carried to another board returns when something else ends its drag there") {
      for end in ["click", "secondary press", "pick-up"] {
        let scene = try TransferScene()
        try scene.left.piece("a").grabFocus()
        try scene.press(GDK_KEY_space, on: scene.left)
        try expect(scene.left.coordinator.transfers?.moveFocusOn(towards: .forward) == true, "the focus moves on")
        try scene.stage.frames(2)
        let right = scene.right.coordinator
        switch end {
        case "click": right.board.onBackgroundClick.call(.zero)
        case "secondary press": right.board.onSecondaryPress.call(.zero)
        default: right.pickUp("c", by: .click)
        }
        try scene.stage.frames(2)
        try expect(!scene.left.game.session.isDragging, "it is not dragged any more after a \(end)")
        try expect(scene.right.game.session.stickyDrag?.item, is: end == "pick-up" ? "c" : nil, "the drag there")
        try expect(scene.things, is: [["a", "b"], ["c"]], "the items after a \(end)")
        if end != "pick-up" { try expect(scene.right.game.dragState.lastEnd == nil, "it is not back there") }
        try expect(try scene.left.piece("a").hasFocus, is: end != "pick-up", "the focus is on it after a \(end)")
      }
    },

    Check("Transfer: the menu offers the places of the other board, and performs the move") {
      let scene = try TransferScene()
      try scene.left.piece("b").grabFocus()
      try scene.press(GDK_KEY_Menu, on: scene.left)
      let board = scene.left.coordinator.board
      let menus = descendants(of: board.pointer, gtk_popover_menu_get_type())
      let labels = menus.flatMap(texts).filter { !$0.isEmpty }
      try expect(labels, is: ["Move Up", "Move to Right, Right", "Cut", "Copy", "Paste"], "the menu")
      gtk_widget_activate_action_variant(try required(menus.first, "the menu"), "context.item-1", nil)
      gtk_popover_popdown(UnsafeMutableRawPointer(menus[0]).assumingMemoryBound(to: GtkPopover.self))
      try Loop.run(until: "it has moved") { scene.things == [["a"], ["c", "b"]] }
      try Loop.run(until: "the focus is on it") { (try? scene.right.piece("b").hasFocus) == true }
    },

    Check("Transfer: the focus returns to the piece when its menu closes") {
      let scene = try TransferScene()
      try scene.left.piece("b").grabFocus()
      try scene.press(GDK_KEY_Menu, on: scene.left)
      let menu = try required(
        descendants(of: scene.left.coordinator.board.pointer, gtk_popover_menu_get_type()).first, "the menu")
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      try Loop.run(until: "the menu is closed") {
        descendants(of: scene.left.coordinator.board.pointer, gtk_popover_menu_get_type()).isEmpty
      }
      try scene.stage.frames(4)
      try expect(try scene.left.piece("b").hasFocus, "the focus is on the piece")
    },

    Check("Transfer: a board that only offers copies has no moves in its menu, and keeps its items") {
      let scene = try TransferScene()
      scene.left.coordinator.transfer?.operations = { _ in [.copy] }
      try scene.left.piece("b").grabFocus()
      try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
      try expect(try scene.left.piece("b").opacity, is: 1, "nothing is cut")
      try scene.press(GDK_KEY_Menu, on: scene.left)
      let board = scene.left.coordinator.board
      let menu = try required(descendants(of: board.pointer, gtk_popover_menu_get_type()).first, "the menu")
      let labels = texts(in: menu).filter { !$0.isEmpty }
      try expect(labels, is: ["Move Up", "Copy to Right, Right", "Copy", "Paste"], "the menu")
      gtk_widget_activate_action_variant(menu, "context.item-1", nil)
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      try Loop.run(until: "a copy is added") { scene.things == [["a", "b"], ["c", "b'"]] }
      try Loop.run(until: "the focus is on it") { (try? scene.right.piece("b'").hasFocus) == true }
      try expect(scene.left.game.dragState.lastEnd?.outcome, is: .returns(.transferred(.copy)), "the outcome")
      try expect(scene.said(by: scene.right).hasPrefix("b' is on Right, place 2. Right, 2 of 2."), "what is said")
    },

    Check("Transfer: the menu of an item that cannot be picked up does not move it to another board") {
      let scene = try TransferScene()
      scene.left.game.rules.fixed = ["b"]
      try scene.left.piece("b").grabFocus()
      try scene.press(GDK_KEY_Menu, on: scene.left)
      let board = scene.left.coordinator.board
      let menu = try required(descendants(of: board.pointer, gtk_popover_menu_get_type()).first, "the menu")
      try expect(texts(in: menu).filter { !$0.isEmpty }, is: ["Copy", "Paste"], "the menu")
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      try Loop.run(until: "the menu is closed") {
        descendants(of: board.pointer, gtk_popover_menu_get_type()).isEmpty
      }
    },

    Check("Transfer: several items arrive in their order, whichever of them is dragged") {
      for key in [GDK_KEY_x, GDK_KEY_space] {
        let scene = try TransferScene()
        scene.left.game.rules.group = ["a", "b"]
        try scene.left.piece("b").grabFocus()
        if key == GDK_KEY_x {
          try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
          try scene.right.piece("c").grabFocus()
          try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: scene.right)
        } else {
          try scene.press(GDK_KEY_space, on: scene.left)
          try expect(scene.stage.moveFocus(GTK_DIR_TAB_FORWARD), "Tab")
          try scene.stage.frames(2)
          try scene.press(GDK_KEY_Return, on: scene.right)
        }
        try expect(scene.things, is: [[], ["a", "b", "c"]], "the items")
      }
    },

    Check("Monitor: each step of a drag is reported with its position on the board") {
      let scene = try TransferScene()
      try scene.left.piece("a").grabFocus()
      try scene.press(GDK_KEY_space, on: scene.left)
      scene.stage.moveFocus(GTK_DIR_DOWN)
      try scene.stage.frames(2)
      try scene.press(GDK_KEY_Return, on: scene.left)
      try expect(scene.left.game.things, is: ["b", "a"], "the items")
      let events = scene.left.events
      try expect(events.first?.kind, is: .began, "the first event")
      try expect(events.allSatisfy { $0.input == .keyboard && $0.item == "a" }, "input and item")
      let passed = events.filter { if case .over = $0.kind { true } else { false } }.compactMap(\.place?.index)
      try expect(passed.last, is: 1, "the place that the focus passes last")
      try expect(events.last?.kind, is: .ended(.stays(Bag.Place("Left", 1)), .move), "the last event")
      let positions = events.compactMap(\.position)
      try expect(positions.count, is: events.count, "each has a position")
      try expect(positions.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) }, "from 0 to 1")
      try expect((positions.last?.y ?? 0) > (positions.first?.y ?? 1), "the piece has moved down")
    },
  ]
}
