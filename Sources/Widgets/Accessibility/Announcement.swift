import CGtk

/// Announcements that a screen reader reads, with or without moving the focus.
public enum Announcement {
  private static let mediumPriority: UInt32 = 1

  /// Announces a message on behalf of a widget, with medium priority (`gtk_accessible_announce`).
  ///
  /// If the widget is hidden, such as by another page, what is shown around it announces the message, because GTK drops
  /// those of a widget that no accessibility tool has seen. Before GTK 4.14 the message becomes the description of the
  /// focused widget in the same window.
  public static func say(_ message: String, from widget: Widget) {
    if let announce = NewerFunctions.announce {
      announce(UnsafeMutableRawPointer(widget.nearestMapped), message, mediumPriority)
    } else {
      describeFocus(message, in: widget)
    }
  }

  /// Moves the focus to a widget and announces a message there (`gtk_widget_grab_focus`, `gtk_accessible_announce`).
  ///
  /// Before GTK 4.14 the message is its description until the focus leaves or its window becomes inactive.
  public static func say(_ message: String, focusing widget: Widget) {
    if let announce = NewerFunctions.announce {
      widget.grabFocus()
      announce(widget.ref.pointer, message, mediumPriority)
    } else {
      // Set before the focus moves; otherwise it would be read twice, once with the focus and once as a change.
      cgtk_set_accessible_description(widget.pointer, message)
      widget.grabFocus()
      restoreOnceLeft(widget.pointer)
    }
  }

  /// Announces a new text of a focused widget that screen readers do not read (`gtk_accessible_announce`).
  ///
  /// Does nothing before GTK 4.14, where screen readers of that time read it.
  public static func sayUnread(_ text: String, from widget: Widget) {
    NewerFunctions.announce?(widget.ref.pointer, text, mediumPriority)
  }

  private static func describeFocus(_ message: String, in widget: Widget) {
    guard let root = gtk_widget_get_root(widget.pointer), var focused = gtk_root_get_focus(root) else { return }
    // Screen readers know the entry, not the `GtkText` inside it that has the focus.
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
      // Deferred: a screen reader still reads changes that arrive before the focus event.
      Task { Widget.restoreDescription(of: described) }
    }
    handlers = [
      connect(window, "notify::focus-widget", restore),
      connect(window, "notify::is-active") {
        let isActive = gtk_window_is_active(window.assumingMemoryBound(to: GtkWindow.self)) != 0
        // A closing window becomes inactive too, but is already hidden.
        if !isActive, gtk_widget_get_visible(window.assumingMemoryBound(to: GtkWidget.self)) != 0 { restore() }
      },
    ]
  }
}
