import CGtk
import Widgets

/// An error in reading pictures, from `G_IO_ERROR`, `GDK_PIXBUF_ERROR` and checks of this library.
nonisolated public enum PictureError: Error, Equatable, Sendable {
  /// The file is not a picture.
  case notPicture
  /// This system has no decoder for the type; `kind` is its name, such as 'HEIC', or a localized description.
  case unsupported(kind: String)
  case video
  case folder
  case empty
  /// The picture is 0 pixels wide or high.
  case noPixels
  /// The picture exceeds ``PictureLoader/largestPixelCount``, ``PictureLoader/largestSide`` or the memory.
  case tooLarge(PixelSize)
  /// All pixels are transparent, or nearly so.
  case invisible
  /// The file ends before enough of the picture is decoded.
  case truncated
  /// The file is inconsistent, such as a header with another size than that of the content.
  case damaged
  /// The file does not exist, or was truncated while it was read.
  case vanished
  /// The device or the server of the file cannot be reached, or does not respond.
  case unreadable
  /// The picture was loaded, but its copy could not be saved; `reason` is a sentence for the user, or empty.
  case notSaved(reason: String)
  /// The user has no permission to read the file.
  case noPermission
  /// The file may exist, but the sandbox of the program hides it.
  case outsideSandbox
  /// The file is on the web, from which nothing is loaded.
  case onWeb
  case cancelled
}

nonisolated extension PictureError {
  /// Creates the error for a GIO function that failed, perhaps for a file or a folder, and frees `error`.
  init(taking error: UnsafeMutablePointer<GError>?, of file: OpaquePointer? = nil, in sandbox: Sandbox = .current) {
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
  /// Returns whether a file that was not found may exist outside the sandbox.
  fileprivate func mayHide(_ file: OpaquePointer?) -> Bool {
    guard isActive, let path = file.flatMap({ String(taking: g_file_get_path($0)) }) else { return isActive }
    return mayHide(path: path)
  }
}
