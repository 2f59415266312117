import Boards
import CGtk
import Geometry
import Widgets

extension Check {
  /// Gliding pieces, the order of items, panes, and drags to other programs.
  static let flight: [Check] = [
    Check("Flight: a piece glides along the given path and ends exactly at its frame") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      try scene.hold(piece, Point(x: 200, y: 200), stage)
      var parts: [Double] = []
      piece.glideToFrame(velocity: 5) { part in
        parts.append(part)
        return Point(x: -120 * (1 - part), y: 40 * (1 - part))
      }
      try expect(
        piece.currentFrame.origin, near: piece.frame.origin + Point(x: -120, y: 40), within: 0.5, "the start")
      try expect(!piece.isLifted && piece.isMoving, "it glides")
      try Loop.run(until: "it has come to rest") { !piece.isMoving }
      try expect(piece.currentFrame, is: piece.frame, "frame at the end")
      try expect(parts.allSatisfy { $0 > -0.001 && $0 < 1.001 } && parts.count > 5, "it does not overshoot: \(parts)")
      withExtendedLifetime(stage) {}
    },

    Check("Flight: a gliding piece can be held") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[0]
      piece.glideToFrame(velocity: 5) { Point(x: 200 * (1 - $0), y: 0) }
      try stage.frames(3)
      piece.hold(at: Point(x: 90, y: 90), grab: Point(x: 10, y: 10))
      try stage.frames(30)
      try expect(piece.convert(Point(x: 10, y: 10), to: scene.board), near: Point(x: 90, y: 90), "the grabbed point")
    },

    Check("Flight: an animation that starts at the frame ends at once, among the siblings") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (piece, sibling) = (scene.pieces[0], scene.pieces[1])
      sibling.frame = piece.frame
      try stage.frames(2)
      let plain = Pixels(of: scene.board)
      piece.animateToFrame(from: piece.frame.center + Point(x: 60, y: 0))
      try stage.frames(2)
      try expect(Pixels(of: scene.board).bytes != plain.bytes, "it moves above its siblings")
      piece.animateToFrame(from: piece.frame.center)
      try stage.frames(2)
      try expect(Pixels(of: scene.board).bytes == plain.bytes, "its sibling covers it again")
    },

    Check("Motion: a spring starts with the given velocity") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      @MainActor func firstSteps(_ velocity: Double) throws -> Double {
        var value = 0.0
        let motion = Motion.spring(
          on: canvas, damping: 1, stiffness: 30, velocity: velocity, step: { value = $0 }, done: {})
        try stage.frames(5)
        withExtendedLifetime(motion) {}
        return value
      }
      let (still, pushed) = (try firstSteps(0), try firstSteps(5))
      try expect(pushed > still * 1.5, "\(pushed) after a push, \(still) without one")
    },

    Check("Board: setOrder sets the stacking order of the items and keeps the focus") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      scene.pieces[2].grabFocus()
      let order = scene.places as [BoardItem] + scene.pieces.reversed()
      scene.board.setOrder(order)
      try stage.frames()
      var children: [UnsafeMutablePointer<GtkWidget>] = []
      var child = gtk_widget_get_first_child(scene.board.pointer)
      while let next = child {
        children.append(next)
        child = gtk_widget_get_next_sibling(next)
      }
      try expect(children, is: order.map(\.pointer), "children")
      try expect(scene.board.focusedItem === scene.pieces[2], "the focus stays")
    },

    Check("Side pane: it is beside the content in a wide window and below in a narrow one, and can be removed") {
      let (content, pane) = (Canvas(), Canvas())
      let sidePane = SplitView(beside: content, from: 700, width: 300)
      let stage = try Stage(sidePane, width: 900, height: 500)
      try expect(content.size, is: sidePane.size, "size without a pane")
      sidePane.pane = pane
      try stage.frames(2)
      try expect(content.size.height, is: sidePane.size.height, "height of the content")
      try expect(pane.convert(.zero, to: sidePane), near: Point(x: content.size.width, y: 0), "corner of the pane")
      try stage.resize(to: Size(width: 500, height: 700), sidePane)
      try expect(content.size.width, is: sidePane.size.width, "width of the content")
      try expect(pane.convert(.zero, to: sidePane), near: Point(x: 0, y: content.size.height), "corner of the pane")
      sidePane.pane = nil
      try stage.frames(2)
      try expect(content.size, is: sidePane.size, "size afterwards")
      try expect(gtk_widget_get_parent(pane.pointer) == nil, "the pane has no parent")
    },

    Check("Side pane: it adds height only below the content") {
      let content = Canvas()
      let pane = Label("One sentence after the other, which need several lines where there is little room")
      content.request(width: 200, height: 100)
      let sidePane = SplitView(beside: content, from: 700, width: 300)
      sidePane.pane = pane
      try expect(sidePane.extent(.vertical, other: 800).minimum, is: 100, "height of a wide one")
      try expect(sidePane.extent(.vertical, other: 400).minimum, is: 240, "height of a narrow one")
      try expect(gtk_widget_get_request_mode(sidePane.pointer), is: GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, "mode")
    },

    Check("Story box: the choices are below the story, and beside it in a low window") {
      let (story, choices) = (Canvas(), Canvas())
      story.request(width: 200, height: 250)
      choices.request(width: 150, height: 100)
      let box = AdaptiveBox(story, width: 400, choices: choices)
      let stage = try Stage(box, width: 400, height: 600)
      let top = (box.size.height - 350) / 2
      try expect(story.convert(.zero, to: box), near: Point(x: 0, y: top), "corner of the story")
      try expect(choices.convert(.zero, to: box), near: Point(x: 0, y: top + 250), "corner of the choices")
      try stage.resize(to: Size(width: 500, height: 300), box)
      let below = try required(choices.convert(.zero, to: box), "choices")
      try expect(below.y, is: box.size.height - 100, "top of the choices below a story that gets most of its height")
      try stage.resize(to: Size(width: 500, height: 200), box)
      let (seen, done) = (story.convert(.zero, to: box), choices.convert(.zero, to: box))
      try expect(done?.y, is: (box.size.height - 100) / 2, "top of the choices, which are in the middle")
      try expect(choices.size, is: Size(width: 150, height: 100), "size of the choices, which are whole")
      let room = try required(done, "choices").x - required(seen, "a story").x
      try expect(room >= story.size.width && room > box.size.width / 2, "the story has the room that they leave")
    },

    Check("Story box: a story that cannot show more has its minimum height, in the middle") {
      let (story, choices) = (Shrinking(), Canvas())
      choices.request(width: 150, height: 100)
      let box = AdaptiveBox(story, width: 400, choices: choices, leastGrowth: 64)
      let stage = try Stage(box, width: 500, height: 300)
      let height = Int(clamping: box.size.height)
      for (minimum, natural, shown) in [
        (height - 63, height + 200, height - 63), (height - 64, height + 200, height), (height - 63, height, height),
      ] {
        (story.minimum, story.natural) = (minimum, natural)
        story.queueResize()
        try stage.frames(2)
        try expect(story.size.height, is: Double(shown), "height of a story with a minimum of \(minimum)")
        let top = Double((height - shown) / 2)
        try expect(story.convert(.zero, to: box)?.y ?? -1, near: top, within: 0.01, "its top")
      }
    },

    Check("Drag source: it provides its content in each of its formats") {
      let (canvas, color) = (Canvas(), Color(red: 0.25, green: 0.5, blue: 1))
      let png = Array("\u{89}PNG\r\n\u{1a}\n".unicodeScalars.map { UInt8($0.value) })
      let forms: [TransferContent] = [
        .color(color), .text("#4080ff"), .files(["file:///tmp/a%20b.png"]), .picture(png),
      ]
      let source = ExternalDragSource(on: canvas, offering: forms, icon: Size(width: 8, height: 8)) {
        $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), color)
      }
      let controller = OpaquePointer(try canvas.controller(gtk_drag_source_get_type()))
      let content = gtk_drag_source_get_content(controller)

      let given = [gdk_rgba_get_type(), cgtk_type_string(), gdk_file_list_get_type()].map { type in
        let value = Value(type)
        return gdk_content_provider_get_value(content, &value.gvalue, nil) != 0 ? value : nil
      }
      let rgba = given[0].flatMap { g_value_get_boxed(&$0.gvalue)?.load(as: GdkRGBA.self) }
      try expect([rgba?.red, rgba?.green, rgba?.blue, rgba?.alpha], is: [0.25, 0.5, 1, 1], "color")
      try expect(given[1].map { String(cString: g_value_get_string(&$0.gvalue)) }, is: "#4080ff", "text")
      let files = given[2].flatMap { gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(&$0.gvalue))) }
      defer { g_slist_free(files) }
      let file = files?.pointee.data.flatMap { FileName.uri(of: OpaquePointer($0)) }
      try expect(file, is: "file:///tmp/a%20b.png", "file")
      let formats = gdk_content_provider_ref_formats(content)
      defer { gdk_content_formats_unref(formats) }
      try expect(gdk_content_formats_contain_mime_type(formats, "image/png") != 0, "a picture by its media type")
      withExtendedLifetime(source) {}
    },

    Check("Drag source: it releases its closures at the drop, before the receiver finishes") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      let source = ExternalDragSource(on: canvas, offering: [.text("Blue")], icon: Size(width: 8, height: 8)) {
        $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), .black)
      }
      let controller = try canvas.controller(gtk_drag_source_get_type())
      let surface = gtk_native_get_surface(stage.root)
      let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
      let content = gtk_drag_source_get_content(OpaquePointer(controller))
      let drag = try required(gdk_drag_begin(surface, pointer, content, GDK_ACTION_COPY, 0, 0), "a drag")
      let before = (LiveCount.closures, LiveCount.references)
      emit("drag-begin", on: controller, [.object(UnsafeMutableRawPointer(drag), gdk_drag_get_type())])
      try expect(LiveCount.closures, is: before.0 + 2, "closures while it is dragged")
      emit("drop-performed", on: UnsafeMutableRawPointer(drag))
      try expect((LiveCount.closures, LiveCount.references) == before, "as before")
      gdk_drag_drop_done(drag, 0)
      withExtendedLifetime(source) {}
    },
  ]
}

/// A widget whose height is between a minimum and a natural one.
private final class Shrinking: CustomWidget {
  var (minimum, natural) = (0, 0)

  init() { super.init(WidgetKind(styleName: "canvas", role: .decoration)) }

  override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    direction == .horizontal ? (200, 200) : (minimum, natural)
  }
}
