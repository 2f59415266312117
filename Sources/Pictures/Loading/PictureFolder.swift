import CGtk
import Widgets

/// A folder with pictures (`GFileEnumerator`).
public enum PictureFolder {
  private nonisolated static let attributes =
    "standard::name,standard::type,standard::display-name,standard::content-type,standard::is-hidden"

  /// Returns the URIs of the visible pictures in a folder, without subfolders, in natural order: 2 before 10.
  ///
  /// - Throws: `vanished`, `noPermission`, `cancelled`, or `unreadable` if it is not a folder, of ``PictureError``.
  public static func pictures(inFolder uri: String) async throws(PictureError) -> [String] {
    try await list(uri, isPicture)
  }

  /// Returns the URIs of all visible files in a folder, as ``pictures(inFolder:)`` does.
  public static func files(inFolder uri: String) async throws(PictureError) -> [String] {
    try await list(uri) { g_file_info_get_is_hidden($0) == 0 && g_file_info_get_file_type($0) == G_FILE_TYPE_REGULAR }
  }

  private static func list(
    _ uri: String, _ isWanted: @escaping @Sendable (OpaquePointer) -> Bool
  ) async throws(PictureError) -> [String] {
    let cancellation = Cancellation()
    let outcome = await WorkerPool.run(until: cancellation) { read(uri, cancellation, isWanted) }
    return try (outcome ?? .failure(.cancelled)).get()
  }

  private nonisolated static func read(
    _ uri: String, _ cancellation: Cancellation, _ isWanted: (OpaquePointer) -> Bool
  ) -> Result<[String], PictureError> {
    let folder = FileName.file(atURI: uri)
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    var error: UnsafeMutablePointer<GError>?
    guard
      let children = g_file_enumerate_children(
        folder, attributes, G_FILE_QUERY_INFO_NONE, cancellation.pointer, &error)
    else { return .failure(PictureError(taking: error, of: folder)) }
    defer { g_object_unref(UnsafeMutableRawPointer(children)) }
    var pictures: [(key: [UInt8], uri: String)] = []
    var (info, child): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    while g_file_enumerator_iterate(children, &info, &child, cancellation.pointer, &error) != 0, let info, let child {
      guard isWanted(info), let uri = FileName.uri(of: child) else { continue }
      pictures.append((sortingKey(g_file_info_get_display_name(info)), uri))
    }
    if let error { return .failure(PictureError(taking: error, of: folder)) }
    return .success(pictures.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.uri))
  }

  /// Returns whether a file is visible and has the type of a picture; its content is checked when it is loaded.
  private nonisolated static func isPicture(_ info: OpaquePointer) -> Bool {
    guard g_file_info_get_is_hidden(info) == 0, let type = g_file_info_get_content_type(info) else { return false }
    return g_content_type_is_mime_type(type, "image/*") != 0
  }

  private nonisolated static func sortingKey(_ name: UnsafePointer<CChar>) -> [UInt8] {
    guard let key = g_utf8_collate_key_for_filename(name, -1) else { return [] }
    defer { g_free(key) }
    return Array(UnsafeBufferPointer(start: key, count: strlen(key))).map(UInt8.init(bitPattern:))
  }
}
