import CGtk

/// Why a function of GLib or of a library above it failed.
///
/// Wraps `GError`.
nonisolated public struct GLibError: Error, Equatable, CustomStringConvertible {
  /// What kind of functions it comes from, as `g_quark_to_string` names it: `g-io-error-quark`, for example.
  public let domain: String
  /// Which of the domain's errors it is: a `GIOErrorEnum` for `G_IO_ERROR`.
  public let code: Int
  /// What happened, in a sentence that developers read; it may be in the user's language.
  public let description: String

  /// Takes over an error that a function has filled in, and frees it.
  init(taking error: UnsafeMutablePointer<GError>?) {
    defer { if let error { g_error_free(error) } }
    domain = (error?.pointee.domain).flatMap { g_quark_to_string($0) }.map { String(cString: $0) } ?? ""
    code = Int(clamping: error?.pointee.code ?? 0)
    description = (error?.pointee.message).map { String(cString: $0) } ?? "unknown error"
  }
}
