import Boards
import CGtk
import CGtkTesting
import Geometry
import Widgets

extension Check {
  /// Further ways to move the rows of existing lists.
  static let rowMoves: [Check] = [
    Check("Rows: children of a flow box are moved by pointer, by Alt with Left and Right, and by the menu") {
      let scene = RowScene(count: 5, isGrid: true)
      let stage = try Stage(scene.list)
      try stage.frames(2)
      try scene.drag(from: 0, to: 3)
      try expect(scene.order, is: [1, 2, 0, 3, 4], "by the pointer, in front of the fourth child")
      gtk_widget_grab_focus(try required(scene.row(0), "the first child"))
      try scene.press(GDK_KEY_Down, GDK_ALT_MASK)
      try expect(scene.order, is: [1, 2, 0, 3, 4], "by Alt and Down")
      try scene.press(GDK_KEY_Right, GDK_ALT_MASK)
      try stage.frames(2)
      try expect(scene.order, is: [2, 1, 0, 3, 4], "by Alt and Right")
      try scene.press(GDK_KEY_Left, GDK_ALT_MASK)
      try stage.frames(2)
      try expect(scene.order, is: [1, 2, 0, 3, 4], "by Alt and Left")
      gtk_widget_grab_focus(try required(scene.row(2), "the third child"))
      try scene.press(GDK_KEY_Menu)
      try expect(scene.menu, is: ["Move Back", "Move Forward", "Move to Start"], "the menu; none goes to the end")
      let menu = try required(descendants(of: scene.list.pointer, gtk_popover_menu_get_type()).first, "the menu")
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      gtk_widget_activate_action_variant(menu, "context.item-2", nil)
      try Loop.run(until: "the child has moved") { scene.order == [0, 1, 2, 3, 4] }
    },

    Check("Rows: a finger drags a row after a delay, and not if it moves at once") {
      let scene = RowScene(count: 5)
      let stage = try Stage(scene.list)
      try stage.frames(2)
      let rows = try required(scene.rows, "sortable rows")
      let first = try required(scene.row(0), "the first row")
      let start = try scene.point(in: 0)
      @MainActor func drag() throws {
        var event = DragEvent(phase: .changed, point: try scene.point(in: 3, 0.25), grab: start, isFinger: true)
        event.hasMoved = true
        rows.follow(event)
        event.phase = .ended
        rows.follow(event)
      }
      rows.follow(DragEvent(phase: .began, point: start, grab: start, isFinger: true))
      try drag()
      try expect(scene.order, is: [0, 1, 2, 3, 4], "moved at once")
      rows.follow(DragEvent(phase: .began, point: start, grab: start, isFinger: true))
      try expect(gtk_widget_has_css_class(first, "dragged") == 0, "it is not held at first")
      try Loop.run(until: "the row is held") { gtk_widget_has_css_class(first, "dragged") != 0 }
      try drag()
      try expect(scene.order, is: [1, 2, 0, 3, 4], "held first")
    },

    Check("Rows: a row dragged to the edge scrolls the window and is dropped in the part that came into view") {
      let scene = RowScene(count: 60)
      let view = ScrollView(scene.list)
      view.expand()
      let stage = try Stage(view, height: 300)
      try stage.frames(3)
      let rows = try required(scene.rows, "sortable rows")
      let scrollable = try required(gtk_scrolled_window_get_vadjustment(view.opaque), "an adjustment")
      let start = try scene.point(in: 1)
      var event = DragEvent(phase: .began, point: start, grab: start)
      rows.follow(event)
      (event.phase, event.hasMoved) = (.changed, true)
      let size = gtk_adjustment_get_page_size(scrollable)
      for y in [size - 60, size - 4] {
        event.point.y = y
        rows.follow(event)
      }
      try Loop.run(until: "the list has scrolled") { gtk_adjustment_get_value(scrollable) > 200 }
      event.phase = .ended
      rows.follow(event)
      let index = try required(scene.order.firstIndex(of: 1), "the row")
      try expect(index > 8, "it is beyond the part that was visible: \(index)")
    },

    Check("Rows: a drag of a row that has been removed meanwhile moves nothing") {
      let scene = RowScene(count: 5)
      let stage = try Stage(scene.list)
      try stage.frames(2)
      let rows = try required(scene.rows, "sortable rows")
      let start = try scene.point(in: 4)
      var event = DragEvent(phase: .began, point: start, grab: start)
      rows.follow(event)
      (event.phase, event.point, event.hasMoved) = (.changed, try scene.point(in: 1, 0.25), true)
      rows.follow(event)
      for index in [4, 3] { gtk_list_box_remove(scene.list.opaque, try required(scene.row(index), "a row")) }
      event.phase = .ended
      rows.follow(event)
      try expect(scene.order, is: [0, 1, 2, 3, 4], "the order of the program")
    },

    Check("Rows: a moved row has the focus and its position as description") {
      let scene = RowScene(count: 5)
      let stage = try Stage(scene.list)
      gtk_widget_grab_focus(try required(scene.row(0), "the first row"))
      try scene.press(GDK_KEY_Down, GDK_ALT_MASK)
      try stage.frames(2)
      let row = try required(scene.row(1), "the second row")
      try expect(gtk_widget_has_focus(row) != 0, "it has the focus")
      let other = cgtk_testing_check_text(row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "2 of 5.")
      defer { g_free(other) }
      try expect(other == nil, "the description is not \(other.map { String(cString: $0) } ?? "")")
    },

    Check("Rows: rows move to another list by pointer and menu, unless it refuses them") {
      let scene = try TwoListsScene()
      try expect(try !scene.drag(1, to: Point(x: 20, y: 100)), "the empty list takes it")
      try expect(scene.texts, is: [["a", "c"], ["b"]], "dragged to the empty list")
      let row = try scene.row(0, of: 1)
      try expect(gtk_widget_has_focus(row) != 0, "it has the focus")
      let other = cgtk_testing_check_text(row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Done, 1 of 1.")
      defer { g_free(other) }
      try expect(other == nil, "the description is not \(other.map { String(cString: $0) } ?? "")")
      gtk_widget_grab_focus(try scene.row(0, of: 0))
      try scene.press(GDK_KEY_Menu)
      let menu = try required(descendants(of: scene.lists[0].pointer, gtk_popover_menu_get_type()).first, "the menu")
      try expect(texts(in: menu).filter { !$0.isEmpty }, is: ["Move Down", "Move to Done"], "the menu")
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      gtk_widget_activate_action_variant(menu, "context.item-1", nil)
      try Loop.run(until: "the row is at the end of the other list") { scene.texts == [["c"], ["b", "a"]] }
      try scene.stage.frames(2)
      try expect(try scene.drag(0, to: Point(x: 20, y: 3)), "the full list refuses it")
      try expect(scene.texts, is: [["c"], ["b", "a"]], "refused")
    },

    Check("Rows: the headers and the placeholder of a list box do not count as rows") {
      let scene = RowScene(count: 3)
      gtk_list_box_set_header_func(
        scene.list.opaque, { row, _, _ in gtk_list_box_row_set_header(row, gtk_label_new("Header")) }, nil, nil)
      gtk_list_box_set_placeholder(scene.list.opaque, gtk_label_new("Empty"))
      let stage = try Stage(scene.list)
      try stage.frames(2)
      gtk_widget_grab_focus(try required(scene.row(1), "the second row"))
      try scene.press(GDK_KEY_Menu)
      try expect(scene.menu, is: ["Move Up"], "the menu; none goes to the end")
      let other = try TwoListsScene()
      gtk_list_box_set_placeholder(other.lists[1].opaque, gtk_label_new("Empty"))
      try other.stage.frames(2)
      try expect(try !other.drag(1, to: Point(x: 20, y: 100)), "the empty list takes a row")
      try expect(other.texts, is: [["a", "c"], ["b"]], "dragged to the empty list")
    },
  ]
}
