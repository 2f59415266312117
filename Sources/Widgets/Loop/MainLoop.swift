import CGtk
import Dispatch

/// Runs Swift's main actor on GLib's main loop (`GMainContext`).
///
/// Its jobs, such as `Task`, wait in libdispatch's main queue, whose event file descriptor becomes a GLib source here.
public enum MainLoop {
  private static var isBridged = false

  /// Adds the source, as ``Application/run(_:)`` does; a second call does nothing (`g_unix_fd_add`).
  public static func bridgeMainActor() {
    guard !isBridged else { return }
    isBridged = true
    let drain: GUnixFDSourceFunc = { descriptor, _, _ in
      // The eventfd counts wake-ups; unread, it would stay readable and the loop would spin.
      var wakeUps: UInt64 = 0
      _ = read(descriptor, &wakeUps, MemoryLayout.size(ofValue: wakeUps))
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, nil)
  }
}
