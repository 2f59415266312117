import CGtk

/// A dialog as a modal window above another one (`AdwWindow`).
struct WindowFrame: DialogFrame {
  let widget = WindowRole.newWindow(of: adw_window_get_type())

  init(over parent: Window) {
    gtk_window_set_transient_for(window, parent.typed())
    gtk_window_set_modal(window, 1)
    KeyController(on: Widget(borrowing: UnsafeMutableRawPointer(widget))) { [window] key in
      guard key.key == .escape else { return false }
      gtk_window_close(window)
      return true
    }
  }

  private var window: UnsafeMutablePointer<GtkWindow> { widget.as() }

  func setTitle(_ title: String) { gtk_window_set_title(window, title) }

  func setSize(_ width: Int, _ height: Int) {
    gtk_window_set_default_size(window, Int32(clamping: width), Int32(clamping: height))
  }

  /// GTK 4.8 does not report a window to screen readers in which a widget became focusable before the window was shown.
  /// Screen readers also ignore where the focus is before the window is active.
  func present(_ content: Widget, focus: @escaping () -> Void) {
    gtk_window_present(window)
    adw_window_set_content(widget.as(), content.pointer)
    guard gtk_window_is_active(window) == 0 else { return focus() }
    var focus = Optional(focus)
    connect(UnsafeMutableRawPointer(widget), "notify::is-active") { [window] in
      guard gtk_window_is_active(window) != 0 else { return }
      focus?()
      focus = nil
    }
  }

  func close() { gtk_window_close(window) }
  func onClose(_ closing: @escaping () -> Void) { connect(UnsafeMutableRawPointer(widget), "close-request", closing) }
  func onClosed(_ closed: @escaping () -> Void) { connect(UnsafeMutableRawPointer(widget), "unmap", closed) }
}
