import Boards
import CGtk
import DragAndDrop
import Widgets

extension Check {
  /// The focus order of a board: Tab moves between groups, arrow keys within one.
  static let focus: [Check] = [
    Check("Focus: Tab moves through the groups and out of the board") {
      let scene = try FocusScene()
      scene.before.grabFocus()
      try expect(try scene.visit(GTK_DIR_TAB_FORWARD, 3), is: ["piece 0", "place 0", "after"], "forward")
      try expect(try scene.visit(GTK_DIR_TAB_BACKWARD, 3), is: ["place 0", "piece 0", "before"], "backward")
    },

    Check("Focus: a removed widget gets no keys, and another gets the focus with the next frame") {
      var chosen = 0
      let (group, stays) = (PreferencesGroup(title: "", [LinkRow(title: "Goes") { chosen += 1 }]), Button("Stays"))
      let box = Box(.vertical, [group, stays])
      let pages = PageStack(.fade)
      pages.add(box)
      let stage = try Stage(pages)
      for (isAll, takeOut) in [(false, { box.remove(group) }), (true, { pages.remove(box) })] {
        if gtk_root_get_focus(stage.root) == nil { stage.moveFocus(GTK_DIR_TAB_FORWARD) }
        takeOut()
        try expect(gtk_root_get_focus(stage.root) == nil, is: true, "nothing has the focus")
        emit("activate-focus", on: stage.window.pointer)
        try expect(chosen, is: 0, "activations of the removed row")
        try stage.frames(2)
        try expect(stays.hasFocus, is: !isAll, "the remaining button has the focus")
      }
    },

    Check("Focus: each group remembers its focused item") {
      let scene = try FocusScene()
      scene.pieces[5].grabFocus()
      scene.before.grabFocus()
      try expect(try scene.visit(GTK_DIR_TAB_FORWARD, 3), is: ["piece 5", "place 0", "after"], "forward")
      scene.places[1].grabFocus()
      try expect(try scene.visit(GTK_DIR_TAB_BACKWARD, 2), is: ["piece 5", "before"], "backward to another group")
      try expect(try scene.visit(GTK_DIR_TAB_FORWARD, 3), is: ["piece 5", "place 1", "after"], "in each group")
    },

    Check("Focus: arrow keys move to the neighbor, stop at the edge and do not leave the group") {
      let scene = try FocusScene()
      scene.pieces[0].grabFocus()
      try expect(try scene.visit(GTK_DIR_RIGHT, 3), is: ["piece 1", "piece 2", "piece 2"], "right")
      try expect(try scene.visit(GTK_DIR_DOWN, 3), is: ["piece 5", "piece 8", "piece 8"], "down")
      try expect(try scene.visit(GTK_DIR_LEFT, 3), is: ["piece 7", "piece 6", "piece 6"], "left")
      try expect(try scene.visit(GTK_DIR_UP, 3), is: ["piece 3", "piece 0", "piece 0"], "up")
      scene.places[0].grabFocus()
      try expect(try scene.visit(GTK_DIR_UP, 1), is: ["place 0"], "up from a place, which is another group's")
    },

    Check("Focus: arrow keys reach every item from every other one, in each subset of a grid") {
      let scene = try FocusScene()
      for left in 1..<512 {
        let pieces = scene.pieces.indices.filter { left >> $0 & 1 == 1 }.map { scene.pieces[$0] }
        let group = FocusGroup(pieces)
        for start in pieces {
          var (found, next): ([BoardItem], [BoardItem]) = ([start], [start])
          while let piece = next.popLast() {
            for direction in [FocusDirection.left, .right, .up, .down] {
              guard let other = group.neighbor(of: piece, towards: direction) else { continue }
              if !found.contains(where: { $0 === other }) {
                found.append(other)
                next.append(other)
              }
            }
          }
          try expect(found.count, is: pieces.count, "found of the pieces \(String(left, radix: 2))")
        }
      }
    },

    Check("Focus: in a closed group Tab wraps around, and arrow keys without an item in their line do too") {
      let scene = try FocusScene()
      scene.board.focusGroups = { [FocusGroup(scene.places, isClosed: true)] }
      scene.places[0].grabFocus()
      let (forward, backward) = (["place 1", "place 2", "place 0", "place 1"], ["place 0", "place 2", "place 1"])
      for direction in [GTK_DIR_TAB_FORWARD, GTK_DIR_DOWN] {
        scene.places[0].grabFocus()
        try expect(try scene.visit(direction, 4), is: forward, "forward by \(direction)")
      }
      for direction in [GTK_DIR_TAB_BACKWARD, GTK_DIR_UP] {
        scene.places[1].grabFocus()
        try expect(try scene.visit(direction, 3), is: backward, "backward by \(direction)")
      }
      scene.places[0].grabFocus()
      try expect(try scene.visit(GTK_DIR_RIGHT, 3), is: ["place 1", "place 2", "place 2"], "to the end of the row")
      try expect(try scene.visit(GTK_DIR_LEFT, 3), is: ["place 1", "place 0", "place 0"], "and back")
      scene.board.focusGroups = { [FocusGroup([scene.places[1]], isClosed: true)] }
      scene.places[1].grabFocus()
      try expect(try scene.visit(GTK_DIR_TAB_FORWARD, 2), is: ["place 1", "place 1"], "in a group of one")
    },

    Check("Focus: Tab enters a closed group from an item that is in no group") {
      let scene = try FocusScene()
      scene.pieces[4].grabFocus()
      scene.board.focusGroups = { [FocusGroup(scene.places, isClosed: true)] }
      try expect(try scene.visit(GTK_DIR_TAB_FORWARD, 2), is: ["place 0", "place 1"], "forward")
    },

    Check("Focus: a closed group skips an item that cannot take the focus") {
      let scene = try FocusScene()
      scene.board.focusGroups = { [FocusGroup(scene.places, isClosed: true)] }
      scene.places[1].isVisible = false
      scene.places[0].grabFocus()
      try expect(try scene.visit(GTK_DIR_TAB_FORWARD, 2), is: ["place 2", "place 0"], "forward")
    },

    Check("Focus: Tab skips empty groups and items that cannot take the focus") {
      let scene = try FocusScene()
      scene.board.focusGroups = { [FocusGroup([]), FocusGroup(scene.pieces), FocusGroup([])] }
      scene.before.grabFocus()
      try expect(try scene.visit(GTK_DIR_TAB_FORWARD, 2), is: ["piece 0", "after"], "forward")
      scene.pieces[0].isFocusable = false
      scene.after.grabFocus()
      try expect(try scene.visit(GTK_DIR_TAB_BACKWARD, 2), is: ["piece 1", "before"], "backward")
      scene.board.focusGroups = { [] }
      try expect(try scene.visit(GTK_DIR_TAB_FORWARD, 1), is: ["after"], "past a board without groups")
    },

    Check("Focus: a coordinator's groups take precedence over those of its board during a drag") {
      let scene = try TrayScene()
      scene.board.focusGroups = { [] }
      try scene.piece("a").grabFocus()
      try scene.press(GDK_KEY_space)
      try expect(scene.focused, is: "left tray", "the nearest place")
      scene.stage.moveFocus(GTK_DIR_TAB_FORWARD)
      try expect(scene.focused, is: "right tray", "the next one that accepts the letter")
    },

    Check("Focus: the edges of a row and of a column are found") {
      let scene = try FocusScene()
      let group = FocusGroup(scene.pieces)
      let edges: [(from: Int, direction: FocusDirection, to: Int)] = [
        (4, .left, 3), (4, .right, 5), (4, .up, 1), (4, .down, 7), (0, .left, 0), (0, .right, 2), (8, .up, 2),
      ]
      for (from, direction, to) in edges {
        let found = group.edge(of: scene.pieces[from], towards: direction)
        try expect(found === scene.pieces[to], "piece \(to) is the edge of piece \(from) towards \(direction)")
      }
    },

    Check("Focus: the board reports each move of it") {
      let scene = try FocusScene()
      var moves: [String] = []
      scene.board.onFocusMove.observe { item in moves.append(item.map { scene.name(of: $0.pointer) } ?? "nothing") }
      scene.before.grabFocus()
      _ = try scene.visit(GTK_DIR_TAB_FORWARD, 1)
      try expect(scene.board.focusedItem === scene.pieces[0] && scene.pieces[0].hasFocus, "the item has the focus")
      _ = try (scene.visit(GTK_DIR_RIGHT, 1), scene.visit(GTK_DIR_TAB_FORWARD, 2))
      // Between two items the focus is on neither.
      try expect(moves.last, is: "nothing", "the last move")
      try expect(moves.filter { $0 != "nothing" }, is: ["piece 0", "piece 1", "place 0"], "the items that got it")
      try expect(scene.board.focusedItem == nil, "no item has the focus")
    },
  ]
}
