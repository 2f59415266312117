import Boards
import CGtk
import DragAndDrop
import InputEvents
import Widgets

extension Check {
  /// Scanning for switches: the order of its marks, and what a window has to select.
  static let scanning: [Check] = [
    Check("Scanning: groups are marked first, and then the items of the selected one") {
      var scan = Scan<String>()
      scan.update([["a", "b"], [], ["c", "d", "e"]], focus: nil)
      try expect(scan.marked, is: ["a", "b"], "the first group")
      scan.advance()
      try expect(scan.marked, is: ["c", "d", "e"], "the second")
      try expect(scan.select(), is: nil, "a group is no item")
      try expect(scan.marked, is: ["c"], "its first item")
      scan.advance()
      try expect(scan.select(), is: "d", "the item that was marked")
    },

    Check("Scanning: after two rounds the groups are marked again, and after the last one the first") {
      var scan = Scan<String>()
      scan.update([["a", "b"], ["c"]], focus: "b")
      try expect(scan.marked, is: ["a", "b"], "the group of the focus")
      _ = scan.select()
      for item in ["b", "a", "b"] {
        scan.advance()
        try expect(scan.marked, is: [item], "in the group")
      }
      scan.advance()
      try expect(scan.marked, is: ["a", "b"], "the group again")
      scan.advance()
      try expect(scan.select(), is: "c", "a single item is selected at once")
      scan.advance()
      try expect(scan.marked, is: ["a", "b"], "the first group after the last")
    },

    Check("Scanning: the items of a single group are marked at once, and wrap around") {
      var scan = Scan<String>()
      scan.update([["a", "b", "c"]], focus: "b")
      let seen = (0..<8).map { _ in
        defer { scan.advance() }
        return scan.marked[0]
      }
      try expect(seen, is: ["b", "c", "a", "b", "c", "a", "b", "c"], "the marks")
    },

    Check("Scanning: the marked item stays marked when other items are added and removed") {
      var scan = Scan<String>()
      scan.update([["a"], ["b", "c"]], focus: nil)
      scan.advance()
      _ = scan.select()
      scan.advance()
      scan.update([["x"], ["y"], ["a"], ["c", "z"]], focus: nil)
      try expect(scan.marked, is: ["c"], "in another place")
      scan.update([["x"], ["z", "y"]], focus: "y")
      try expect(scan.marked, is: ["z", "y"], "the group with the focus, after it was removed")
      scan.update([[String]](), focus: nil)
      try expect(scan.marked, is: [], "no items")
      try expect(scan.select(), is: nil, "nothing to select")
      scan.advance()
    },

    Check("Scanning: an activated piece is picked up, and an activated place takes it, with any keys for that") {
      var options = BoardOptions()
      options.keys.pickUp = [.character("p")]
      let scene = try TrayScene(options: options)
      try expect(try scene.piece("a").activate(), is: true, "the piece is activated")
      try expect(scene.game.session.stickyDrag?.item, is: "a", "what is picked up")
      try scene.stage.frames(2)
      try expect(try scene.tray("left").activate(), is: true, "the place is activated")
      try expect(scene.game.rules.lying, is: ["a": "left"], "what lies where")
      try expect(Canvas().activate(), is: false, "a widget without an action is activated")
    },

    Check("Scanning: a large group is scanned in rows, and a closed group alone") {
      let scene = try FocusScene()
      let window = UnsafeMutableRawPointer(gtk_widget_get_root(scene.board.pointer))!
      @MainActor func names() -> [[String]] {
        ScanScope(window: window.assumingMemoryBound(to: GtkWidget.self)).groups.map { $0.map { scene.name(of: $0) } }
      }
      try expect(
        names().filter { $0.contains { $0.hasPrefix("p") } },
        is: [
          ["piece 0", "piece 1", "piece 2"], ["piece 3", "piece 4", "piece 5"], ["piece 6", "piece 7", "piece 8"],
          ["place 0", "place 1", "place 2"],
        ], "all groups")
      scene.board.focusGroups = { [FocusGroup(scene.pieces, isScanned: false), FocusGroup(scene.places)] }
      try expect(names().filter { $0.contains("piece 0") }, is: [], "a group that is not scanned")
      scene.board.focusGroups = { [FocusGroup(scene.places, isClosed: true)] }
      try expect(names(), is: [["place 0", "place 1", "place 2"]], "a closed group is alone in the window")
    },
  ]
}
