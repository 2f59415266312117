import CGtk
import DragAndDrop

/// What comes from other programs, or from another part of this one: dropped or pasted.
public enum TransferContent {
  /// Files and folders, by URI: one that is not on this machine has no path.
  case files([String])
  /// A picture that has no file: the content that one would have.
  case picture([UInt8])
  /// Text.
  case text(String)
  /// A color.
  case color(Color)

  /// The kinds of content that can be asked for, each a `GType`.
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
}

extension TransferContent.Kind {
  var type: GType {
    switch self {
    case .files: gdk_file_list_get_type()
    case .picture: EncodedPicture.type
    case .text: cgtk_type_string()
    case .color: gdk_rgba_get_type()
    }
  }
}

extension TransferContent {
  /// Reads what was dropped or pasted; nil for a type that nobody asks for.
  package init?(_ value: UnsafePointer<GValue>) {
    switch value.pointee.g_type {
    case Kind.files.type:
      self = .files(Self.uris(in: g_value_get_boxed(value)))
    case Kind.text.type:
      guard let text = g_value_get_string(value) else { return nil }
      self = .text(String(cString: text))
    case Kind.color.type:
      guard let rgba = g_value_get_boxed(value) else { return nil }
      self = .color(Color(rgba.load(as: GdkRGBA.self)))
    case Kind.picture.type:
      guard let bytes = g_value_get_boxed(value) else { return nil }
      var count: gsize = 0
      let data = g_bytes_get_data(OpaquePointer(bytes), &count)
      self = .picture(Array(UnsafeRawBufferPointer(start: data, count: Int(clamping: count))))
    default: return nil
    }
  }

  private static func uris(in fileList: UnsafeMutableRawPointer?) -> [String] {
    guard let fileList else { return [] }
    // The list is ours ('transfer container'), the files in it are not.
    let list = gdk_file_list_get_files(OpaquePointer(fileList))
    defer { g_slist_free(list) }
    return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { node in
      node?.pointee.data.flatMap { FileName.uri(of: OpaquePointer($0)) }
    }
  }
}
