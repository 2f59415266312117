import CGtk

/// A folder with pictures.
///
/// Wraps `GFileEnumerator`.
public enum PictureFolder {
  private nonisolated static let attributes =
    "standard::name,standard::display-name,standard::content-type,standard::is-hidden"

  /// The URIs of the pictures that lie in a folder, by their names; nil if there is no such folder.
  ///
  /// It is read on another thread, and not the folders in it.
  public static func pictures(inFolder uri: String) async -> [String]? {
    await BackgroundWork.run { read(uri) } ?? nil
  }

  private nonisolated static func read(_ uri: String) -> [String]? {
    let folder = g_file_new_for_uri(uri)!
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    guard let children = g_file_enumerate_children(folder, attributes, G_FILE_QUERY_INFO_NONE, nil, nil) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(children)) }
    var pictures: [(name: String, uri: String)] = []
    while let info = g_file_enumerator_next_file(children, nil, nil) {
      defer { g_object_unref(UnsafeMutableRawPointer(info)) }
      guard isPicture(info), let child = g_file_enumerator_get_child(children, info) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(child)) }
      guard let childURI = g_file_get_uri(child) else { continue }
      defer { g_free(childURI) }
      pictures.append((String(cString: g_file_info_get_display_name(info)), String(cString: childURI)))
    }
    return pictures.sorted { $0.name < $1.name }.map(\.uri)
  }

  /// Whether a visible file calls itself a picture; whether it is one, turns out when it is loaded.
  private nonisolated static func isPicture(_ info: OpaquePointer) -> Bool {
    guard g_file_info_get_is_hidden(info) == 0, let type = g_file_info_get_content_type(info) else { return false }
    return g_content_type_is_mime_type(type, "image/*") != 0
  }
}
