import CGtk

extension GLibError {
  /// What a person can do something about when a file cannot be read or written.
  public enum FileReason: Sendable {
    /// The disk is full.
    case noSpace
    /// The disk takes no changes.
    case readOnly
    /// The user may not do it.
    case noPermission
    /// The file is larger than it may be.
    case tooLarge
    /// There is no such file or folder.
    case missing
  }

  /// The reason of an error about a file; nil for another one.
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
