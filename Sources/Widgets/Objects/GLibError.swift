import CGtk

/// An error of a function of GLib or of a library based on it (`GError`).
nonisolated public struct GLibError: Error, Equatable, CustomStringConvertible {
  /// The error domain, as `g_quark_to_string` names it: `g-io-error-quark`, for example.
  public let domain: String
  /// The error code within the domain: a `GIOErrorEnum` for `G_IO_ERROR`.
  public let code: Int
  /// The error message, meant for developers; it may be in the user's language.
  public let description: String

  init(_ code: GIOErrorEnum, _ message: String) {
    self.init(taking: g_error_new_literal(g_io_error_quark(), Int32(bitPattern: code.rawValue), message))
  }

  /// Copies an error and frees it.
  init(taking error: UnsafeMutablePointer<GError>?) {
    defer { if let error { g_error_free(error) } }
    domain = (error?.pointee.domain).flatMap { g_quark_to_string($0) }.map { String(cString: $0) } ?? ""
    code = Int(clamping: error?.pointee.code ?? 0)
    description = (error?.pointee.message).map { String(cString: $0) } ?? "unknown error"
  }
}

extension GLibError {
  /// A reason why a file cannot be read or written that a person can do something about.
  public enum FileReason: Sendable {
    /// The disk is full.
    case noSpace
    /// The file system is read-only.
    case readOnly
    /// The user lacks the permission.
    case noPermission
    /// The file exceeds the size limit.
    case tooLarge
    /// The file or folder does not exist.
    case missing
  }

  /// The reason of a file error; nil for other errors (`GIOErrorEnum`).
  public var fileReason: FileReason? {
    guard domain == "g-io-error-quark" else { return nil }
    switch GIOErrorEnum(rawValue: GIOErrorEnum.RawValue(truncatingIfNeeded: code)) {
    case G_IO_ERROR_NO_SPACE: return .noSpace
    case G_IO_ERROR_READ_ONLY: return .readOnly
    case G_IO_ERROR_PERMISSION_DENIED: return .noPermission
    case G_IO_ERROR_MESSAGE_TOO_LARGE: return .tooLarge
    case G_IO_ERROR_NOT_FOUND, G_IO_ERROR_NOT_MOUNTED: return .missing
    default: return nil
    }
  }
}
