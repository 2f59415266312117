import CGtk

/// An error of a function of GLib or of a library based on it.
///
/// Wraps `GError`.
nonisolated public struct GLibError: Error, Equatable, CustomStringConvertible {
  /// The error domain, as `g_quark_to_string` names it: `g-io-error-quark`, for example.
  public let domain: String
  /// The error code within the domain: a `GIOErrorEnum` for `G_IO_ERROR`.
  public let code: Int
  /// The error message, meant for developers; it may be in the user's language.
  public let description: String

  /// Copies an error and frees it.
  init(taking error: UnsafeMutablePointer<GError>?) {
    defer { if let error { g_error_free(error) } }
    domain = (error?.pointee.domain).flatMap { g_quark_to_string($0) }.map { String(cString: $0) } ?? ""
    code = Int(clamping: error?.pointee.code ?? 0)
    description = (error?.pointee.message).map { String(cString: $0) } ?? "unknown error"
  }
}
