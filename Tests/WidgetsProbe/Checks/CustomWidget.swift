import Boards
import CGtk
import DragAndDrop
import Widgets

extension Check {
  /// Widgets that Swift draws, measures and lays out.
  static let customWidget: [Check] = [
    Check("Custom widget: is drawn when it asks for it, and not otherwise") {
      var draws = 0
      let canvas = Canvas { _ in draws += 1 }
      let stage = try Stage(canvas)
      draws = 0
      try stage.frames(10)
      try expect(draws, is: 0, "draws while nothing happens")
      canvas.queueDraw()
      canvas.queueDraw()
      try stage.frames(2)
      try expect(draws, is: 1, "draws after asking twice")
    },

    Check("Custom widget: one whose Swift object is gone shows nothing and does no harm") {
      let box = Box(.vertical, [Button("Other")])
      let stage = try Stage(box)
      var canvas: Canvas? = Canvas()
      guard let pointer = canvas?.pointer else { return }
      let watch = Watch(pointer)
      canvas?.isFocusable = true
      if let canvas { box.append(canvas) }
      try stage.frames(2)
      canvas = nil
      gtk_widget_queue_draw(pointer)
      gtk_widget_queue_resize(pointer)
      try stage.frames(2)
      gtk_widget_grab_focus(pointer)
      stage.moveFocus(GTK_DIR_TAB_FORWARD)
      gtk_widget_activate_action_variant(pointer, "click", nil)
      try stage.frames(2)
      try expect(canvas == nil && !watch.isGone, "the box still has it")
      gtk_box_remove(box.ref.pointer.as(GtkBox.self), pointer)
      try Loop.run(until: "the widget has gone") { watch.isGone }
    },

    Check("Custom widget: a board whose Swift object is gone does no harm in its window") {
      let box = Box(.vertical)
      let stage = try Stage(box)
      var scene: BoardScene? = BoardScene()
      guard let pointer = scene?.board.pointer else { return }
      let watches = scene?.board.items.map { Watch($0.pointer) } ?? []
      if let scene { box.append(scene.board) }
      try stage.frames(2)
      scene?.pieces[0].grabFocus()
      scene?.pieces[1].hold(at: Point(x: 20, y: 20), grab: .zero)
      scene?.pieces[2].hover { Point(x: 100, y: 100) }
      scene = nil
      gtk_widget_queue_resize(pointer)
      try Loop.run(until: "the items have gone with the board") { scene == nil && watches.allSatisfy(\.isGone) }
      try stage.frames(10)
      try expect(gtk_widget_get_first_child(pointer) == nil, "nothing is left on it")
    },

    Check("Custom widget: children that are left in it go with it") {
      var canvas: Canvas? = Canvas()
      let child = gtk_label_new("left")!
      let watch = Watch(child)
      if let canvas { gtk_widget_set_parent(child, canvas.pointer) }
      canvas = nil
      try expect(canvas == nil && watch.isGone, "the child went with it")
    },

    Check("Custom widget: a preferred extent is never below the smallest") {
      let board = Board(smallest: Size(width: 150, height: 200), preferred: Size(width: 100, height: 300))
      var (minimum, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(board.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      try expect([minimum, natural], is: [150, 150], "widths")
      gtk_widget_measure(board.pointer, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
      try expect([minimum, natural], is: [200, 300], "heights")
    },
  ]
}
