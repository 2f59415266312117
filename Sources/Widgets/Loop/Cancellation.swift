import CGtk

/// A request to stop work on another thread, usable from any thread (`GCancellable`).
nonisolated public final class Cancellation: @unchecked Sendable {
  /// The cancellable for GIO, whose functions then fail with `G_IO_ERROR_CANCELLED`; valid while this object lives.
  public let pointer: UnsafeMutablePointer<GCancellable> = g_cancellable_new()

  /// Creates an object that is not cancelled (`g_cancellable_new`).
  public init() {}

  deinit { g_object_unref(pointer) }

  /// Whether the work should stop (`g_cancellable_is_cancelled`).
  public var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

  /// Requests the work to stop, permanently (`g_cancellable_cancel`).
  public func cancel() { g_cancellable_cancel(pointer) }

  /// Calls `handler` on the thread that cancels, or at once if this is cancelled (`g_cancellable_connect`).
  ///
  /// - Returns: The ID for ``disconnect(_:)``.
  func connect(_ handler: @escaping @Sendable () -> Void) -> gulong {
    let cancelled: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
      SendableClosure.run(data)
    }
    return g_cancellable_connect(
      pointer, unsafeBitCast(cancelled, to: GCallback.self), SendableClosure(handler).retained(), closureBoxDestroyed)
  }

  /// Waits for a running handler, and removes it (`g_cancellable_disconnect`).
  func disconnect(_ handler: gulong) { g_cancellable_disconnect(pointer, handler) }
}
