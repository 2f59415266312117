import CGtk

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

  /// The reason of a file error; nil for other errors.
  ///
  /// Wraps `GIOErrorEnum`.
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
