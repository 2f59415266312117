import CGtk
import Widgets

/// The bytes of an encoded picture, read on a thread that can block, perhaps twice (`GFile`, `GMemoryInputStream`).
nonisolated final class PictureInput {
  /// The number of bytes; 0 if unknown.
  let size: Int

  private let file: OpaquePointer?
  private let data: UnsafeRawBufferPointer
  private let cancellation: Cancellation

  /// Creates an input of bytes in memory, which must stay valid.
  init(data: UnsafeRawBufferPointer, _ cancellation: Cancellation) {
    (file, self.data, size, self.cancellation) = (nil, data, data.count, cancellation)
  }

  /// Queries the type and size of the file; throws an error for folders, devices, pipes and web addresses.
  init(uri: String, _ cancellation: Cancellation) throws(PictureError) {
    if FileName.isOnWeb(uri) { throw .onWeb }
    let file = FileName.file(atURI: uri)
    let attributes = "standard::type,standard::size"
    var error: UnsafeMutablePointer<GError>?
    let info = g_file_query_info(file, attributes, G_FILE_QUERY_INFO_NONE, cancellation.pointer, &error)
    (self.file, data, self.cancellation) = (file, UnsafeRawBufferPointer(start: nil, count: 0), cancellation)
    size = info.map { Int(clamping: g_file_info_get_attribute_uint64($0, "standard::size")) } ?? 0
    guard let info else { throw PictureError(taking: error, of: file) }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    switch GFileType(rawValue: g_file_info_get_attribute_uint32(info, "standard::type")) {
    case G_FILE_TYPE_DIRECTORY, G_FILE_TYPE_MOUNTABLE: throw .folder
    // Opening a pipe or a device can block forever.
    case G_FILE_TYPE_SPECIAL: throw .notPicture
    default: break
    }
  }

  deinit { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }

  func open() throws(PictureError) -> ByteStream {
    var error: UnsafeMutablePointer<GError>?
    let stream: UnsafeMutableRawPointer?
    if let file {
      stream = g_file_read(file, cancellation.pointer, &error).map(UnsafeMutableRawPointer.init)
    } else {
      guard size > 0 else { throw .empty }
      stream = g_memory_input_stream_new_from_data(data.baseAddress, size, nil).map(UnsafeMutableRawPointer.init)
    }
    guard let stream else { throw PictureError(taking: error, of: file) }
    return ByteStream(adopting: stream.assumingMemoryBound(to: GInputStream.self), cancellation)
  }

  /// Returns all bytes; `nil` if there are more than `limit`, or if the file has changed.
  func bytes(limit: Int) throws(PictureError) -> [UInt8]? {
    guard size <= limit else { return nil }
    // One byte more than the limit shows that a file of unknown size is longer.
    let bytes = try open().read(size > 0 ? size : limit + 1)
    return bytes.count < size || bytes.count > limit ? nil : bytes
  }
}
