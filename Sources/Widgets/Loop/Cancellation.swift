import CGtk

/// Tells work on other threads to stop.
///
/// It may be used on every thread. Wraps `GCancellable`.
nonisolated public final class Cancellation: @unchecked Sendable {
  /// For GIO's functions, which end with `G_IO_ERROR_CANCELLED`; valid as long as this object lives.
  public let pointer: UnsafeMutablePointer<GCancellable> = g_cancellable_new()

  /// Work that goes on.
  ///
  /// Wraps `g_cancellable_new`.
  public init() {}

  deinit { g_object_unref(pointer) }

  /// Whether the work is to stop.
  ///
  /// Wraps `g_cancellable_is_cancelled`.
  public var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

  /// Tells the work to stop, for good.
  ///
  /// Wraps `g_cancellable_cancel`.
  public func cancel() { g_cancellable_cancel(pointer) }
}
