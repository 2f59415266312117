import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// Items that are cut, copied and pasted, on their own board, on others and in other programs.
  static let boardClipboard: [Check] = [
    Check("Clipboard: a cut item is faded with a new piece too") {
      let scene = try TransferScene()
      let coordinator = scene.left.coordinator
      try scene.left.piece("a").grabFocus()
      try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
      coordinator.remove("a")
      coordinator.add(CaptionedPiece("a"), for: "a")
      try expect(try scene.left.piece("a").opacity < 1, "it is faded")
    },

    Check("Clipboard: a cut item is faded until it is pasted on the other board") {
      let scene = try TransferScene()
      try scene.left.piece("a").grabFocus()
      try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
      try expect(try scene.left.piece("a").opacity < 1, "it is faded")
      try expect(scene.said(by: scene.left).contains("a cut."), "what is said")
      try scene.right.piece("c").grabFocus()
      try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: scene.right)
      try expect(scene.things, is: [["b"], ["a", "c"]], "the items")
      try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: scene.right)
      try expect(scene.things, is: [["b"], ["a", "c"]], "it is pasted once")
    },

    Check("Clipboard: a cut item that keys drop on the other board is moved, also from one that gives copies first") {
      let scene = try TransferScene()
      scene.left.coordinator.transfer?.operations = { _ in [.copy, .move] }
      try scene.left.piece("a").grabFocus()
      try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
      scene.right.coordinator.transfers?.pasteAtFocus()
      try scene.stage.frames(2)
      try expect(scene.right.coordinator.board.focusedItem is Place, "the focus is on a place of the other board")
      try scene.press(GDK_KEY_Return, on: scene.right)
      try expect(scene.things, is: [["b"], ["a", "c"]], "the items")
    },

    Check("Clipboard: Escape cancels a cut, and so does another copy") {
      let scene = try TransferScene()
      try scene.left.piece("a").grabFocus()
      try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
      try scene.press(GDK_KEY_Escape, on: scene.left)
      try expect(try scene.left.piece("a").opacity, is: 1, "it is no longer faded")
      try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
      Clipboard.write("something else", from: scene.left.coordinator.board)
      try Loop.run(until: "the cut has ended") { (try? scene.left.piece("a").opacity) == 1 }
      try expect(scene.things, is: [["a", "b"], ["c"]], "the items")
    },

    Check("Clipboard: items are offered as JSON and text, and JSON of other programs becomes items") {
      struct Tune: Codable, Hashable {
        var title: String
        var seconds: Int
      }
      let transfer = ItemTransfer<Tune>.json(placeholder: Tune(title: "", seconds: 0)) { tunes in
        tunes.map(\.title).joined(separator: "\n")
      } copy: { tune in
        tune.seconds > 0 ? tune : nil
      }
      let tunes = [Tune(title: "Ära", seconds: 3), Tune(title: "B", seconds: 4)]
      let forms = transfer.content(tunes)
      try expect(forms.map(\.kind), is: [.json, .text], "the forms")
      try expect(forms.last, is: .text("Ära\nB"), "the text")
      try expect(transfer.items(forms[0]), is: tunes, "there and back")
      @MainActor func taken(_ json: String) -> [Tune] {
        transfer.items(.data(type: "application/json", Array(json.utf8)))
      }
      try expect(taken(#"{"title":"C","seconds":5}"#), is: [Tune(title: "C", seconds: 5)], "one item")
      try expect(taken(#"[{"title":"C","seconds":0}]"#), is: [], "one that is refused")
      try expect(taken(#"[{"title":"C"}]"#) + taken("[") + taken(""), is: [], "other JSON")
      try expect(transfer.kinds, is: [.json], "the accepted kinds")
    },

    Check("Clipboard: a copy is a new item, also on its own board, and a full board refuses it") {
      let scene = try TransferScene()
      try scene.left.piece("b").grabFocus()
      try scene.press(GDK_KEY_c, GDK_CONTROL_MASK, on: scene.left)
      try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: scene.left)
      try expect(scene.left.game.things, is: ["a", "b'", "b"], "the items")
      try scene.press(GDK_KEY_c, GDK_CONTROL_MASK, on: scene.left)
      try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: scene.left)
      try expect(scene.left.game.things.count, is: 3, "no more")
      try expect(scene.said(by: scene.left).contains("It is full."), "the reason")
    },

    Check("Clipboard: a copy is pasted before the focused item, whatever is selected with it") {
      let scene = try TransferScene()
      let bag = scene.left
      try bag.piece("a").grabFocus()
      try scene.press(GDK_KEY_c, GDK_CONTROL_MASK, on: bag)
      bag.game.rules.group = ["a", "b"]
      try bag.piece("b").grabFocus()
      try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: bag)
      try expect(bag.game.things, is: ["a", "a'", "b"], "the items")
    },

    Check("Clipboard: what was cut stays where it is if it is pasted on itself") {
      let scene = try TransferScene()
      let bag = scene.left
      bag.game.rules.sortableLists.insert("d", at: Bag.Place("Left", 2))
      bag.game.rules.group = ["a", "b"]
      try scene.stage.frames(2)
      try bag.piece("b").grabFocus()
      for key in [GDK_KEY_x, GDK_KEY_v] { try scene.press(key, GDK_CONTROL_MASK, on: bag) }
      try expect(bag.game.things, is: ["a", "b", "d"], "the items")
      try expect(bag.game.dragState.lastEnd?.outcome, is: .returns(.missed), "the outcome")
    },

    Check("Clipboard: a cut item that is pasted on its own board is moved, also where a drop copies by default") {
      for operations in [[], [.copy, .move]] as [[DropOperation]] {
        let scene = try TransferScene()
        scene.left.game.rules.operations = operations
        try scene.left.piece("b").grabFocus()
        try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: scene.left)
        try scene.left.piece("a").grabFocus()
        try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: scene.left)
        try expect(scene.left.game.things, is: ["b", "a"], "the items")
        try expect(scene.left.game.dragState.lastEnd?.operation, is: .move, "the operation")
        try expect(try scene.left.piece("b").opacity, is: 1, "it is no longer faded")
      }
    },

    Check("Clipboard: a cut item that is gone by then is announced as nothing to paste") {
      let scene = try TransferScene()
      let bag = scene.left
      try bag.piece("a").grabFocus()
      try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: bag)
      try bag.piece("b").grabFocus()
      bag.game.rules.sortableLists.remove("a")
      try scene.stage.frames(2)
      try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: bag)
      try expect(scene.said(by: bag).contains("There is nothing to paste here."), "\(scene.said(by: bag)) tells that")
      try expect(bag.game.things, is: ["b"], "the items")
    },

    Check("Clipboard: a cut item that is pasted where there is no place is moved by the next drop") {
      let scene = try TransferScene()
      let bag = scene.left
      bag.game.rules.operations = [.copy, .move]
      try bag.piece("b").grabFocus()
      try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: bag)
      gtk_root_set_focus(scene.stage.root, nil)
      gtk_widget_activate_action_variant(bag.coordinator.board.pointer, "clipboard.paste", nil)
      try scene.stage.frames(2)
      try expect(bag.game.session.isDragging, is: true, "it is picked up")
      try scene.press(GDK_KEY_Return, on: bag)
      try expect(bag.game.dragState.lastEnd?.operation, is: .move, "the operation")
    },

    Check("Clipboard: what was cut, and no more, is pasted on its own board, whatever is selected by then") {
      let groups: [(cut: [String], selected: [String], pasted: [String])] = [
        (["a", "b"], [], ["d", "a", "b"]), ([], ["a", "b"], ["b", "d", "a"]),
        (["a", "b"], ["a", "d"], ["d", "a", "b"]),
      ]
      for group in groups {
        let scene = try TransferScene()
        let bag = scene.left
        bag.game.rules.sortableLists.insert("d", at: Bag.Place("Left", 2))
        bag.game.rules.group = group.cut
        try scene.stage.frames(2)
        try bag.piece("a").grabFocus()
        try scene.press(GDK_KEY_x, GDK_CONTROL_MASK, on: bag)
        bag.game.rules.group = group.selected
        try bag.piece("d").grabFocus()
        try scene.press(GDK_KEY_v, GDK_CONTROL_MASK, on: bag)
        try expect(bag.game.things, is: group.pasted, "the items")
      }
    },
  ]
}
