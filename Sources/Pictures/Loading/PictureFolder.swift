import CGtk
import Widgets

/// A folder with pictures.
///
/// Wraps `GFileEnumerator`.
public enum PictureFolder {
  private nonisolated static let attributes =
    "standard::name,standard::display-name,standard::content-type,standard::is-hidden"

  /// The URIs of the pictures that lie in a folder, in the order in which people expect their names: 2 before 10.
  ///
  /// It is read on another thread, and not the folders in it. Hidden files do not count.
  ///
  /// - Throws: ``PictureError/vanished`` where there is nothing, ``PictureError/unreadable`` for what is no folder,
  ///   ``PictureError/noPermission`` for one that may not be read, and ``PictureError/cancelled`` once the task is.
  public static func pictures(inFolder uri: String) async throws(PictureError) -> [String] {
    let cancellation = Cancellation()
    let outcome = await WorkerPool.run(until: cancellation) { read(uri, cancellation) }
    return try (outcome ?? .failure(.cancelled)).get()
  }

  private nonisolated static func read(
    _ uri: String, _ cancellation: Cancellation
  ) -> Result<[String], PictureError> {
    let folder = g_file_new_for_uri(uri)!
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    var error: UnsafeMutablePointer<GError>?
    guard
      let children = g_file_enumerate_children(
        folder, attributes, G_FILE_QUERY_INFO_NONE, cancellation.pointer, &error)
    else { return .failure(PictureError(taking: error, of: folder)) }
    defer { g_object_unref(UnsafeMutableRawPointer(children)) }
    var pictures: [(key: [UInt8], uri: String)] = []
    while let info = g_file_enumerator_next_file(children, cancellation.pointer, &error) {
      defer { g_object_unref(UnsafeMutableRawPointer(info)) }
      guard isPicture(info), let child = g_file_enumerator_get_child(children, info) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(child)) }
      guard let childURI = FileName.uri(of: child) else { continue }
      pictures.append((sortingKey(g_file_info_get_display_name(info)), childURI))
    }
    if let error { return .failure(PictureError(taking: error, of: folder)) }
    return .success(pictures.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.uri))
  }

  /// Whether a visible file calls itself a picture; whether it is one, turns out when it is loaded.
  private nonisolated static func isPicture(_ info: OpaquePointer) -> Bool {
    guard g_file_info_get_is_hidden(info) == 0, let type = g_file_info_get_content_type(info) else { return false }
    return g_content_type_is_mime_type(type, "image/*") != 0
  }

  /// What tells which of two names comes first, byte by byte: 'page 2' before 'page 10'.
  ///
  /// Wraps `g_utf8_collate_key_for_filename`.
  private nonisolated static func sortingKey(_ name: UnsafePointer<CChar>) -> [UInt8] {
    guard let key = g_utf8_collate_key_for_filename(name, -1) else { return [] }
    defer { g_free(key) }
    return Array(UnsafeBufferPointer(start: key, count: strlen(key))).map(UInt8.init(bitPattern:))
  }
}
