import CGtk
import Geometry
import Widgets

extension Check {
  /// What the widgets of GTK and libadwaita cannot do, for which this library has its own.
  static let stockWidgets: [Check] = [
    Check("Stock widgets: AdwToast cuts a message that does not fit on a line, and MessageOverlay wraps it") {
      let text = "The game cannot be saved. You can play on, but it will be lost when you quit."
      let (toasts, page) = (Widget(adw_toast_overlay_new()), Box(.vertical))
      adw_toast_overlay_set_child(toasts.opaque, page.pointer)
      let stage = try Stage(toasts, width: 340)
      adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new(text))
      try stage.frames(5)
      try expect(isCut(in: toasts), is: true, "the toast is cut")
      let messages = MessageOverlay(Box(.vertical), closeLabel: "Close")
      stage.window.setContent(messages)
      messages.show(text)
      try stage.frames(5)
      try expect(isCut(in: messages), is: false, "the message is cut")
    },

    Check("Stock widgets: GtkGrid is a stop of Tab for each child") {
      let buttons = (1...4).map { Button("\($0)") }
      let grid = Widget(gtk_grid_new())
      for (column, button) in buttons.enumerated() {
        gtk_grid_attach(grid.typed(), button.pointer, Int32(clamping: column), 0, 1, 1)
      }
      let stage = try Stage(Box(.vertical, [grid]))
      buttons[0].grabFocus()
      for button in buttons.dropFirst() {
        stage.moveFocus(GTK_DIR_TAB_FORWARD)
        try expect(button.hasFocus, is: true, "Tab stops at the next child")
      }
    },

    Check("Stock widgets: AdwFlap covers the content of a narrow window, and SplitView does not") {
      let (content, pane) = (Box(.vertical), Box(.vertical))
      content.request(width: 300)
      pane.request(width: 200)
      let flap = Widget(adw_flap_new())
      adw_flap_set_content(flap.opaque, content.pointer)
      adw_flap_set_flap(flap.opaque, pane.pointer)
      let stage = try Stage(flap, width: 360)
      adw_flap_set_reveal_flap(flap.opaque, 1)
      try Loop.run(until: "the pane is shown") { adw_flap_get_reveal_progress(flap.opaque) == 1 }
      try stage.frames(2)
      try expect(content.size.width, is: flap.size.width, "width of the content, part of which is covered")
      let (board, inspector) = (Box(.vertical), Box(.vertical))
      let split = SplitView(beside: board, from: 700, width: 300)
      split.pane = inspector
      stage.window.setContent(split)
      try stage.frames(2)
      try expect(board.size.height + inspector.size.height, is: split.size.height, "heights, one above the other")
    },

    Check("Stock widgets: SplitView gives content and pane the sizes that they need") {
      let (content, pane) = (Box(.vertical), Box(.vertical))
      content.request(width: 400, height: 100)
      pane.request(height: 350)
      let split = SplitView(beside: content, from: 600, width: 300)
      split.pane = pane
      let stage = try Stage(split, width: 640)
      try expect(content.size.width >= 400, "the content is wide enough: \(content.size)")
      try expect(pane.size.height >= 350, "the pane is high enough: \(pane.size)")
      withExtendedLifetime(stage) {}
    },

    Check("Stock widgets: GtkFlowBox places long texts below each other, and ColumnGrid side by side") {
      let text = "A text that could be on one line, and is on several in a narrow column."
      let (flow, grid) = ((1...2).map { _ in Label(text) }, (1...2).map { _ in Label(text) })
      let boxes = [FlowBox(columns: 2, spacing: 12, flow), ColumnGrid(minimumColumnWidth: 200, spacing: 12, grid)]
      let column = Box(.vertical, boxes)
      let stage = try Stage(column, width: 480)
      try stage.frames(2)
      try expect(flow[1].convert(.zero, to: flow[0])?.x, is: 0, "the second text is below the first")
      try expect(grid[1].convert(.zero, to: grid[0])?.y, is: 0, "the second text is beside the first")
    },

    Check("Stock widgets: ColumnGrid has no column that is narrower than a child") {
      let cells = (1...2).map { _ in Box(.vertical) }
      cells[1].request(width: 260)
      let grid = ColumnGrid(minimumColumnWidth: 200, spacing: 12, cells)
      let stage = try Stage(Box(.vertical, [grid]), width: 480)
      try expect(cells[1].size.width, is: grid.size.width, "width of a child for which there is one column")
      withExtendedLifetime(stage) {}
    },

    Check("Stock widgets: GtkBox needs a higher window than AdaptiveBox, which places its parts side by side") {
      let parts = { (Box(.vertical), Box(.vertical)) }
      let (story, choices) = parts()
      story.request(width: 200, height: 300)
      choices.request(width: 150, height: 250)
      let box = Box(.vertical, [ScrollView(story), choices])
      let (scene, buttons) = parts()
      scene.request(width: 200, height: 300)
      buttons.request(width: 150, height: 250)
      let adaptive = AdaptiveBox(scene, width: 420, choices: buttons)
      let heights = [box, adaptive].map { $0.extent(.vertical, other: 640).minimum }
      try expect(heights[0] > heights[1] && heights[1] == 250, "minimum heights: \(heights)")
    },
  ]

  private static func isCut(in widget: Widget) -> Bool {
    descendants(of: widget.pointer, gtk_label_get_type()).contains {
      pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer($0))) != 0
    }
  }
}
