import CGtk
import Glibc

/// Sentences that a screen reader says, with or without a move of the focus.
public enum Announcement {
  private typealias Announce = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UInt32) -> Void

  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`.
  private static let mediumPriority: UInt32 = 1

  // Looked up in the running GTK, so that one program runs on older and newer ones.
  private static let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
    unsafeBitCast($0, to: Announce.self)
  }

  /// Has `message` said in the name of `widget`.
  ///
  /// Wraps `gtk_accessible_announce`, with medium priority. Before GTK 4.14 it is said as the description of what has the
  /// keyboard focus in the same window.
  public static func say(_ message: String, from widget: Widget) {
    if let announce {
      announce(widget.ref.pointer, message, mediumPriority)
    } else {
      describeFocus(message, in: widget)
    }
  }

  /// Moves the keyboard focus to `widget`, and has `message` said there.
  ///
  /// Wraps `gtk_widget_grab_focus` and `gtk_accessible_announce`. Before GTK 4.14 the message is the widget's description
  /// until the focus leaves it or its window.
  public static func say(_ message: String, focusing widget: Widget) {
    if let announce {
      widget.grabFocus()
      announce(widget.ref.pointer, message, mediumPriority)
    } else {
      // Before the focus is there, or it would be read once with it and once as a change.
      cgtk_set_accessible_description(widget.pointer, message)
      widget.grabFocus()
      restoreOnceLeft(widget.pointer)
    }
  }

  /// Has the new description of a widget read that has the focus and a new name as well.
  ///
  /// Orca 48 reads the name only, and takes the description for known. Wraps `gtk_accessible_announce`; before GTK 4.14
  /// nothing is done, for screen readers of that time read both.
  public static func sayDescription(of widget: Widget) {
    guard let announce, let description = widget.accessibleDescription, !description.isEmpty else { return }
    announce(widget.ref.pointer, description, mediumPriority)
  }

  private static func describeFocus(_ message: String, in widget: Widget) {
    guard let root = gtk_widget_get_root(widget.pointer), var focused = gtk_root_get_focus(root) else { return }
    // Screen readers know an entry, and not the text within it that has the focus.
    if cgtk_is_a(focused, gtk_text_get_type()) != 0, let entry = gtk_widget_get_parent(focused) { focused = entry }
    cgtk_set_accessible_description(focused, message)
    restoreOnceLeft(focused)
  }

  private static func restoreOnceLeft(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard let root = gtk_widget_get_root(widget) else { return }
    let described = GObjectRef(retaining: UnsafeMutableRawPointer(widget))
    let window = UnsafeMutableRawPointer(root)
    var handlers: [SignalHandler] = []
    func restore() {
      for handler in handlers { handler.disconnect() }
      // Later, for a screen reader would still read what changes before it is told of the focus.
      Task { Widget.restoreDescription(of: described) }
    }
    handlers = [
      connect(window, "notify::focus-widget", restore),
      connect(window, "notify::is-active") {
        let isActive = gtk_window_is_active(window.assumingMemoryBound(to: GtkWindow.self)) != 0
        // One that closes is not active either, and is hidden by then.
        if !isActive, gtk_widget_get_visible(window.assumingMemoryBound(to: GtkWidget.self)) != 0 { restore() }
      },
    ]
  }
}
