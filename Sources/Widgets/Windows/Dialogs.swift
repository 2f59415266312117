import CGtk

/// A modal window above a parent window, kept alive with its closures while it is open (`AdwWindow`).
public final class Dialog: Toplevel {
  /// Called on a mouse's back button, the back key or Alt+Left (Alt+Right in right-to-left text).
  ///
  /// Returns whether there was something to go back to. If not, or without a handler, the window closes.
  public var onBack: (() -> Bool)?
  private var owner: AnyObject?
  private var closing: Scheduled?
  private var onceActive: (() -> Void)?

  /// Creates a window, which Escape closes, of `width` × `height` device-independent pixels (`gtk_window_set_modal`).
  public init(title: String, over parent: Window, width: Int, height: Int) {
    super.init(WindowRole.newWindow(of: adw_window_get_type()))
    self.title = title
    gtk_window_set_transient_for(typed(), parent.typed())
    gtk_window_set_modal(typed(), 1)
    gtk_window_set_default_size(typed(), Int32(clamping: width), Int32(clamping: height))
    KeyController(on: self) { [weak self] key in
      guard key.key == .escape else { return false }
      self?.close()
      return true
    }
    BackNavigation.handle(in: self) { [weak self] in
      if self?.onBack?() != true { self?.close() }
    }
    onActiveChange { [weak self] _ in self?.activeChanged() }
    ref.connect("unmap") { [weak self] in self?.owner = nil }
  }

  private func activeChanged() {
    guard isActive, let act = onceActive else { return }
    onceActive = nil
    act()
  }

  /// Lowers the window to the natural height of its future content (`gtk_window_set_default_size`).
  public func fitHeight(to content: Widget) {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(typed(), &width, &height)
    let natural = Int32(clamping: content.extent(.vertical, other: Int(clamping: width)).natural)
    gtk_window_set_default_size(typed(), width, min(height, natural))
  }

  /// Calls `closing` before the window closes (`GtkWindow::close-request`).
  public func onClose(_ closing: @escaping () -> Void) { ref.connect("close-request", closing) }

  /// Sets the content of the window (`adw_window_set_content`).
  public func setContent(_ content: Widget) { adw_window_set_content(typed(), content.pointer) }

  /// Shows the window and keeps `owner` alive until the window is closed (`gtk_window_present`).
  public func present(keeping owner: AnyObject? = nil) {
    self.owner = owner
    gtk_window_present(typed())
  }

  /// Shows the window, then adds its content; `focus` moves the focus once the window is active (`gtk_window_present`).
  ///
  /// GTK 4.8 does not report a window to screen readers in which a widget became focusable before the window was shown.
  /// Screen readers also ignore where the focus is before the window is active.
  public func present(keeping owner: AnyObject?, filledWith content: Widget, focus: @escaping () -> Void) {
    onceActive = focus
    present(keeping: owner)
    setContent(content)
    activeChanged()
  }

  /// Runs `work`, and closes the window once its changes are laid out, so that a screen reader reads them only once.
  public func close(after work: () -> Void) {
    work()
    closing = .beforeNextFrame { [weak self] in self?.close() }
  }
}

/// A dialog that asks for confirmation of an action that cannot be undone (`AdwMessageDialog`).
public enum ConfirmationDialog {
  /// Shows the dialog; `confirmed` is called only for the destructive response (`adw_message_dialog_new`).
  ///
  /// `cancel` and `confirm` are the labels of the buttons; Escape and Return cancel. All texts are plain text.
  public static func ask(
    _ heading: String, text: String, cancel: String, confirm: String, over parent: Widget,
    confirmed: @escaping () -> Void
  ) {
    let root = gtk_widget_get_root(parent.pointer).map { $0.as(GtkWindow.self) }
    guard let dialog = adw_message_dialog_new(root, heading, text) else { return }
    let message = dialog.as(AdwMessageDialog.self)
    adw_message_dialog_add_response(message, "cancel", cancel)
    adw_message_dialog_add_response(message, "confirm", confirm)
    adw_message_dialog_set_response_appearance(message, "confirm", ADW_RESPONSE_DESTRUCTIVE)
    adw_message_dialog_set_default_response(message, "cancel")
    connect(UnsafeMutableRawPointer(dialog), "response::confirm", confirmed)
    BackNavigation.handle(in: Widget(borrowing: dialog)) { gtk_window_close(dialog.as()) }
    gtk_window_present(dialog.as())
  }
}
