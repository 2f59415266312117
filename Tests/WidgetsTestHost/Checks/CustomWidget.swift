import Boards
import CGtk
import Geometry
import Widgets

extension Check {
  /// Widgets that Swift draws, measures and lays out.
  static let customWidget: [Check] = [
    Check("Custom widget: it is drawn only after queueDraw") {
      var draws = 0
      let canvas = Canvas { _ in draws += 1 }
      let stage = try Stage(canvas)
      draws = 0
      try stage.frames(10)
      try expect(draws, is: 0, "draws while nothing happens")
      canvas.queueDraw()
      canvas.queueDraw()
      try stage.frames(2)
      try expect(draws, is: 1, "draws after two calls")
    },

    Check("Custom widget: an unreferenced widget is drawn and acts as long as it is in a window") {
      let box = Box(.vertical, [Button("Other")])
      let stage = try Stage(box)
      let baseline = Living()
      var draws = 0
      var canvas: Canvas? = Canvas { _ in draws += 1 }
      let pointer = try required(canvas?.pointer, "a canvas")
      let watch = Watch(pointer)
      canvas?.isFocusable = true
      if let canvas { box.append(canvas) }
      canvas = nil
      try stage.frames(2)
      try expect(draws, is: 1, "draws")
      gtk_widget_queue_draw(pointer)
      gtk_widget_grab_focus(pointer)
      stage.moveFocus(GTK_DIR_TAB_FORWARD)
      gtk_widget_activate_action_variant(pointer, "click", nil)
      try stage.frames(2)
      try expect(canvas == nil && draws == 2 && !watch.isGone, "it is drawn again")
      gtk_box_remove(box.ref.pointer.as(GtkBox.self), pointer)
      try Loop.run(until: "the widget is freed") { watch.isGone }
      try baseline.isBack()
    },

    Check("Custom widget: an unreferenced board keeps its items in its window and is freed when removed") {
      let box = Box(.vertical)
      let stage = try Stage(box)
      let baseline = Living()
      var scene: BoardScene? = BoardScene()
      let pointer = try required(scene?.board.pointer, "a board")
      let watches = scene?.board.items.map { Watch($0.pointer) } ?? []
      try expect(watches.count, is: 12, "its items")
      var isClicked = false
      scene?.places[0].onClick.observe { _ in isClicked = true }
      let place = scene?.places[0].pointer
      if let scene { box.append(scene.board) }
      scene?.pieces[1].hold(at: Point(x: 20, y: 20), grab: .zero)
      scene?.pieces[2].hover { Point(x: 100, y: 100) }
      scene = nil
      gtk_widget_queue_resize(pointer)
      try stage.frames(10)
      try expect(scene == nil && !watches.contains(where: \.isGone), "all of its items are on it")
      let gesture = try Widget(place!).controller(gtk_gesture_click_get_type())
      emit("released", on: gesture, [.int(1), .double(5), .double(6)])
      try expect(isClicked, "a click on a place calls onClick")
      gtk_box_remove(box.ref.pointer.as(GtkBox.self), pointer)
      try Loop.run(until: "the items are freed with the board") { watches.allSatisfy(\.isGone) }
      try baseline.isBack()
    },

    Check("Custom widget: the content of a board item is drawn, with and without a hint") {
      var draws = 0
      let (board, item) = (Board(), BoardItem(WidgetKind(styleName: "holder", role: .group)))
      let inside = Canvas { _ in draws += 1 }
      item.fill(with: inside)
      board.add(item)
      board.onLayout.observe { [weak item] _ in item?.frame = Rect(x: 0, y: 0, width: 40, height: 40) }
      let stage = try Stage(board)
      try stage.frames(2)
      try expect(draws, is: 1, "draws")
      item.isHinted = true
      inside.queueDraw()
      try stage.frames(2)
      try expect(draws, is: 2, "draws with a hint")
    },

    Check("Custom widget: its type is named after its class, and each kind has its own") {
      var done: [String] = []
      let stones = ["click", "Turn clockwise"].map { action in
        let stone = Piece(WidgetKind(styleName: "stone", role: .button, actions: [action]))
        stone.onAction.observe { done.append($0) }
        return stone
      }
      let twins = [makeTwin(), makeOtherTwin()]
      let names = (stones + twins).map { String(cString: g_type_name(cgtk_type_of($0.pointer))) }
      try expect(
        names, is: ["Boards+Piece", "Boards+Piece-2", "WidgetsTestHost+Twin", "WidgetsTestHost+Twin-2"],
        "names of types")
      let canvases = [Canvas(), Canvas()]
      let types = Set(canvases.map { cgtk_type_of($0.pointer) })
      try expect(types.count, is: 1, "types of one kind")
      for stone in stones {
        for action in ["click", "Turn clockwise"] { gtk_widget_activate_action_variant(stone.pointer, action, nil) }
      }
      try expect(done, is: ["click", "Turn clockwise"], "the actions, each performed by its own kind")
    },

    Check("Custom widget: kinds of a class that differ only in input or shape have types of their own") {
      let kinds = [
        WidgetKind(styleName: "hole", role: .group), WidgetKind(styleName: "hole", role: .group, takesInput: false),
        WidgetKind(styleName: "hole", role: .group, hasShape: true),
      ]
      let holes = (kinds + kinds).map { CustomWidget($0) }
      let types = Set(holes.map { cgtk_type_of($0.pointer) })
      try expect(types.count, is: 3, "types of the three kinds")
    },

    Check("Custom widget: its remaining children are freed with it") {
      var canvas: Canvas? = Canvas()
      let child = gtk_label_new("left")!
      let watch = Watch(child)
      if let canvas { gtk_widget_set_parent(child, canvas.pointer) }
      canvas = nil
      try expect(canvas == nil && watch.isGone, "the child is freed")
    },

    Check("Custom widget: its natural size is never below its minimum size") {
      let board = Board(minimumSize: Size(width: 150, height: 200), naturalSize: Size(width: 100, height: 300))
      var (minimum, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(board.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      try expect([minimum, natural], is: [150, 150], "widths")
      gtk_widget_measure(board.pointer, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
      try expect([minimum, natural], is: [200, 300], "heights")
    },
  ]
}

private func makeTwin() -> Piece {
  final class Twin: Piece {}
  return Twin(WidgetKind(styleName: "twin", role: .button))
}

/// Makes a piece of another class with the same name.
private func makeOtherTwin() -> Piece {
  final class Twin: Piece {}
  return Twin(WidgetKind(styleName: "twin", role: .button))
}
