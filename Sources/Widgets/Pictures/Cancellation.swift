import CGtk

/// Tells work on other threads to stop.
///
/// Wraps `GCancellable`, which may be used on every thread.
nonisolated final class Cancellation: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable> = g_cancellable_new()

  deinit { g_object_unref(pointer) }

  var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

  func cancel() { g_cancellable_cancel(pointer) }
}
