import CGtk
import Widgets

/// A file that is read in chunks, on a thread that can block.
///
/// Wraps `GFile` and its input stream.
nonisolated final class PictureFile {
  static let chunkSize = 64 << 10

  /// The size in the file's metadata, in bytes; 0 if unknown.
  let size: Int

  private let file: OpaquePointer
  private let cancellation: Cancellation

  /// Queries the type and size of the file; throws an error for folders, devices, pipes and web addresses.
  init(uri: String, _ cancellation: Cancellation) throws(PictureError) {
    if FileName.isOnWeb(uri) { throw .onWeb }
    let file = g_file_new_for_uri(uri)!
    let attributes = "standard::type,standard::size"
    var error: UnsafeMutablePointer<GError>?
    let info = g_file_query_info(file, attributes, G_FILE_QUERY_INFO_NONE, cancellation.pointer, &error)
    guard let info else {
      let reason = PictureError(taking: error, of: file)
      g_object_unref(UnsafeMutableRawPointer(file))
      throw reason
    }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    (self.file, self.cancellation, size) = (
      file, cancellation, Int(clamping: g_file_info_get_attribute_uint64(info, "standard::size"))
    )
    switch GFileType(rawValue: g_file_info_get_attribute_uint32(info, "standard::type")) {
    case G_FILE_TYPE_DIRECTORY, G_FILE_TYPE_MOUNTABLE: throw .folder
    // Opening a pipe or a device can block forever.
    case G_FILE_TYPE_SPECIAL: throw .notPicture
    default: break
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(file)) }

  func read(_ take: (UnsafeRawBufferPointer) throws(PictureError) -> Void) throws(PictureError) {
    var error: UnsafeMutablePointer<GError>?
    guard let opened = g_file_read(file, cancellation.pointer, &error) else {
      throw PictureError(taking: error, of: file)
    }
    let stream = UnsafeMutableRawPointer(opened).assumingMemoryBound(to: GInputStream.self)
    defer { g_object_unref(stream) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: PictureFile.chunkSize, alignment: 16)
    defer { buffer.deallocate() }
    var (total, count): (Int, gsize) = (0, 0)
    repeat {
      guard
        g_input_stream_read_all(
          stream, buffer.baseAddress, gsize(buffer.count), &count, cancellation.pointer, &error) != 0
      else { throw PictureError(taking: error, of: file) }
      total += Int(clamping: count)
      if count > 0 { try take(UnsafeRawBufferPointer(rebasing: buffer[..<Int(clamping: count)])) }
    } while Int(clamping: count) == buffer.count
    guard total >= size else { throw .vanished }
  }
}

nonisolated extension PictureError {
  /// Creates the error for a GIO function that failed for a file or a folder, and frees `error`.
  init(taking error: UnsafeMutablePointer<GError>?, of file: OpaquePointer, in sandbox: Sandbox = .current) {
    defer { g_error_free(error) }
    self = .unreadable
    guard let error, error.pointee.domain == g_io_error_quark() else { return }
    switch GIOErrorEnum(rawValue: UInt32(bitPattern: error.pointee.code)) {
    case G_IO_ERROR_NOT_FOUND: self = sandbox.mayHide(file) ? .outsideSandbox : .vanished
    case G_IO_ERROR_CLOSED: self = .vanished
    // A sandbox without GVfs cannot reach other machines and devices.
    case G_IO_ERROR_NOT_SUPPORTED where sandbox.isActive: self = .outsideSandbox
    case G_IO_ERROR_PERMISSION_DENIED: self = sandbox.isActive ? .outsideSandbox : .noPermission
    case G_IO_ERROR_IS_DIRECTORY: self = .folder
    case G_IO_ERROR_CANCELLED: self = .cancelled
    default: break
    }
  }
}

nonisolated extension Sandbox {
  /// Whether a file that was not found may exist outside of the sandbox.
  fileprivate func mayHide(_ file: OpaquePointer) -> Bool {
    guard isActive, let path = g_file_get_path(file) else { return isActive }
    defer { g_free(path) }
    return mayHide(path: String(cString: path))
  }
}
