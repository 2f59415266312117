import CGtk
import DragAndDrop
import Widgets

extension Check {
  /// What comes in from other applications.
  static let dropTarget: [Check] = [
    Check("Drop target: asks for its kinds in their order") {
      let scene = try DropScene()
      var count: gsize = 0
      let formats = gtk_drop_target_async_get_formats(OpaquePointer(scene.target))
      let types = try required(gdk_content_formats_get_gtypes(formats, &count), "types")
      try expect(
        (0..<Int(count)).map { types[$0] },
        is: [gdk_file_list_get_type(), g_bytes_get_type(), cgtk_type_string(), gdk_rgba_get_type()], "types")
    },

    Check("Drop target: files come as URIs, also those of other machines") {
      let scene = try DropScene()
      let uris = ["file:///tmp/a%20picture.png", "sftp://example.org/b.png"]
      let files = uris.map { GObjectRef(adopting: UnsafeMutableRawPointer(g_file_new_for_uri($0))) }
      var array = files.map { Optional($0.opaque) }
      let list = gdk_file_list_new_from_array(&array, gsize(array.count))
      let value = Value.boxed(UnsafeMutableRawPointer(list), gdk_file_list_get_type())
      g_boxed_free(gdk_file_list_get_type(), UnsafeMutableRawPointer(list))
      try expect(scene.drop(value), is: true, "taken")
      guard case .files(let found)? = scene.content else { throw Failure("no files came", #fileID, #line) }
      try expect(found, is: uris, "URIs")
      for file in files { try expect(references(to: file.pointer), is: 2, "references: ours and the list's") }
    },

    Check("Drop target: a picture comes as it was encoded") {
      let scene = try DropScene()
      let png = PictureFiles.encoded("png")
      let bytes = g_bytes_new(png, gsize(png.count))
      defer { g_bytes_unref(bytes) }
      try expect(scene.drop(.boxed(UnsafeMutableRawPointer(bytes), g_bytes_get_type())), is: true, "taken")
      guard case .picture(let found)? = scene.content else { throw Failure("no picture came", #fileID, #line) }
      try expect(found, is: png, "bytes")
    },

    Check("Drop target: text and colors come as they are") {
      let scene = try DropScene()
      try expect(scene.drop(.text("Grüße, мир")), is: true, "taken")
      guard case .text(let text)? = scene.content else { throw Failure("no text came", #fileID, #line) }
      try expect(text, is: "Grüße, мир", "text")
      var rgba = GdkRGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      try expect(scene.drop(.boxed(&rgba, gdk_rgba_get_type())), is: true, "taken")
      guard case .color(let color)? = scene.content else { throw Failure("no color came", #fileID, #line) }
      try expect(color, is: Color(red: 0.25, green: 0.5, blue: 0.75), "color")
      try expect(scene.points, is: [Point(x: 7, y: 8), Point(x: 7, y: 8)], "points")
    },

    Check("Drop target: what it cannot read it does not take") {
      let scene = try DropScene()
      let values = [
        Value.text(nil), .boxed(nil, gdk_rgba_get_type()), .boxed(nil, g_bytes_get_type()), .int(5),
        .object(scene.widget.pointer, gtk_widget_get_type()),
      ]
      for value in values { try expect(scene.drop(value), is: false, "taken") }
      try expect(scene.points, is: [], "drops that came")
    },

    Check("Drop target: coming, moving and leaving are told, and may be refused") {
      let scene = try DropScene()
      for signal in ["drag-enter", "drag-motion"] {
        try expect(scene.over(signal), is: GDK_ACTION_COPY.rawValue, "answer")
      }
      scene.leave()
      try expect(scene.steps, is: ["over 1.0 2.0", "over 1.0 2.0", "left"], "steps")
      scene.takes = false
      try expect(scene.over("drag-motion"), is: 0, "answer of one that takes nothing")
      try expect(scene.drop(.text("no")), is: false, "taken")
    },
  ]
}
