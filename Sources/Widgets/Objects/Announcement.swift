import CGtk
import Glibc

/// Sentences that a screen reader says without a move of the focus, where GTK can do that (from 4.14 on).
public enum Announcement {
  private typealias Announce = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UInt32) -> Void

  // Looked up in the running GTK, so that one program runs on older and newer ones.
  private static let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
    unsafeBitCast($0, to: Announce.self)
  }

  /// Has `message` said in the name of `widget`.
  ///
  /// Wraps `gtk_accessible_announce`, with medium priority.
  public static func say(_ message: String, from widget: Widget) { announce?(widget.ref.pointer, message, 1) }
}
