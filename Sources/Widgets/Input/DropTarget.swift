import CGtk
import DragAndDrop

/// Takes what is dragged in from other applications, or from another part of this one.
///
/// Wraps `GtkDropTarget`.
public final class DropTarget: EventController {
  /// The kinds of content that a target may take.
  nonisolated public enum Kind: CaseIterable, Sendable {
    /// Files and folders.
    case files
    /// A picture that has no file.
    case picture
    /// Text.
    case text
    /// A color.
    case color
  }

  /// What came in.
  public enum Content {
    /// Files and folders, by URI: one that is not on this machine has no path.
    case files([String])
    /// A picture that has no file: the content that one would have.
    case picture([UInt8])
    /// Text.
    case text(String)
    /// A color.
    case color(Color)
  }

  /// A step of a drag over the widget; the point is in the widget's coordinates.
  public enum Event {
    /// Something that could be taken came in, or moved.
    case over(Point)
    /// It left, or was dropped.
    case left
    /// It was dropped here.
    case dropped(Content, Point)
  }

  /// Takes content of `kinds`, preferred first; `handler` says of a drop whether it was taken.
  public init(on widget: Widget, kinds: [Kind], _ handler: @escaping (Event) -> Bool) {
    super.init(gtk_drop_target_new(GType(0), GDK_ACTION_COPY), on: widget)
    var types = kinds.map(\.type)
    gtk_drop_target_set_gtypes(ref.opaque, &types, gsize(types.count))
    connect(ref.pointer, dropPoint: "enter") { point in handler(.over(point)) }
    connect(ref.pointer, dropPoint: "motion") { point in handler(.over(point)) }
    connect(ref.pointer, plain: "leave") { _ = handler(.left) }
    connect(ref.pointer, drop: "drop") { content, point in handler(.dropped(content, point)) }
  }
}

extension DropTarget.Kind {
  var type: GType {
    switch self {
    case .files: gdk_file_list_get_type()
    case .picture: EncodedPicture.type
    case .text: cgtk_type_string()
    case .color: gdk_rgba_get_type()
    }
  }
}

extension DropTarget.Content {
  /// Reads a drop's value; nil for a type that no target asks for.
  init?(_ value: UnsafePointer<GValue>) {
    switch value.pointee.g_type {
    case DropTarget.Kind.files.type:
      self = .files(DropTarget.Content.uris(in: g_value_get_boxed(value)))
    case DropTarget.Kind.text.type:
      guard let text = g_value_get_string(value) else { return nil }
      self = .text(String(cString: text))
    case DropTarget.Kind.color.type:
      guard let rgba = g_value_get_boxed(value) else { return nil }
      self = .color(Color(rgba.load(as: GdkRGBA.self)))
    case DropTarget.Kind.picture.type:
      guard let bytes = g_value_get_boxed(value) else { return nil }
      var count: gsize = 0
      let data = g_bytes_get_data(OpaquePointer(bytes), &count)
      self = .picture(Array(UnsafeRawBufferPointer(start: data, count: Int(count))))
    default: return nil
    }
  }

  private static func uris(in fileList: UnsafeMutableRawPointer?) -> [String] {
    guard let fileList else { return [] }
    // The list is ours ('transfer container'), the files in it are not.
    let list = gdk_file_list_get_files(OpaquePointer(fileList))
    defer { g_slist_free(list) }
    return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { node in
      guard let file = node?.pointee.data, let uri = g_file_get_uri(OpaquePointer(file)) else { return nil }
      defer { g_free(uri) }
      return String(cString: uri)
    }
  }
}
