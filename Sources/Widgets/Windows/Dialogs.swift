import CGtk

/// A window above another one that it belongs to, which gets no input meanwhile.
///
/// It is kept while it is open. Wraps `AdwWindow`.
public final class Dialog: Widget {
  /// Called when the window is closed, before it goes.
  ///
  /// Wraps `GtkWindow::close-request`.
  public var onClose: (() -> Void)?
  /// Called when the player wants to go back, by the back button of a mouse, the back key or Alt+Left; in a language that
  /// is read from the right by Alt+Right.
  ///
  /// Answers whether there was something to go back to. The window is closed otherwise, as without a handler.
  public var onBack: (() -> Bool)?
  /// What stands behind the window while it is open, and is no widget.
  private var owner: AnyObject?
  private var closing: Scheduled?
  /// Moves the focus to where it begins.
  private var onceActive: (() -> Void)?

  /// A modal window of `width` × `height` device-independent pixels, with a title; Escape closes it.
  ///
  /// Wraps `gtk_window_set_transient_for` and `gtk_window_set_modal`.
  public init(title: String, over parent: Window, width: Int, height: Int) {
    super.init(WindowRole.newWindow(of: adw_window_get_type()))
    gtk_window_set_title(typed(), title)
    gtk_window_set_transient_for(typed(), parent.typed())
    gtk_window_set_modal(typed(), 1)
    gtk_window_set_default_size(typed(), Int32(clamping: width), Int32(clamping: height))
    KeyController(on: self) { [weak self] key in
      guard key.key == .escape else { return false }
      self?.close()
      return true
    }
    BackNavigation.onButton(in: self) { [weak self] in self?.goBack() }
    BackNavigation.onKey(in: self) { [weak self] in self?.goBack() }
    ref.connect("notify::is-active") { [weak self] in self?.activeChanged() }
    ref.connect("close-request") { [weak self] in
      self?.onClose?()
      self?.owner = nil
    }
  }

  private func goBack() {
    if onBack?() != true { close() }
  }

  private func activeChanged() {
    guard gtk_window_is_active(typed()) != 0, let act = onceActive else { return }
    onceActive = nil
    act()
  }

  /// What the desktop calls the window; screen readers speak a change of it.
  ///
  /// Wraps `gtk_window_set_title`.
  public var title: String {
    get { gtk_window_get_title(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(typed(), newValue) }
  }

  /// Fills the window.
  ///
  /// Wraps `adw_window_set_content`.
  public func setContent(_ content: Widget) { adw_window_set_content(typed(), content.pointer) }

  /// Shows the window, and keeps what stands behind it alive until it is closed.
  ///
  /// Wraps `gtk_window_present`.
  public func present(keeping owner: AnyObject? = nil) {
    self.owner = owner
    gtk_window_present(typed())
  }

  /// Shows the window, and fills it then; `focus` moves the keyboard focus to where it begins, once keys go to the window.
  ///
  /// GTK 4.8 tells a screen reader nothing of a window in which something became focusable while it was not shown yet. Of
  /// where the focus is, a screen reader would not hear before the window is active either.
  ///
  /// Wraps `gtk_window_present`, `adw_window_set_content` and `notify::is-active`.
  public func present(keeping owner: AnyObject?, filledWith content: Widget, focus: @escaping () -> Void) {
    onceActive = focus
    present(keeping: owner)
    setContent(content)
    activeChanged()
  }

  /// Closes the window, which GTK then gives back.
  ///
  /// Wraps `gtk_window_close`.
  public func close() { gtk_window_close(typed()) }

  /// Does `work`, and closes the window once what it has changed is shown.
  ///
  /// So a screen reader reads what is new as the focus comes back, and not once more as a change.
  public func close(after work: () -> Void) {
    work()
    closing = .beforeNextFrame { [weak self] in self?.close() }
  }
}

/// Asks before something is done that cannot be undone.
///
/// Wraps `AdwMessageDialog`.
public enum ConfirmationDialog {
  /// Asks; `confirmed` is called for the destructive answer only.
  ///
  /// `cancel` and `confirm` are what the two buttons are called; Escape and Return cancel. No text is markup.
  ///
  /// Wraps `adw_message_dialog_new`.
  public static func ask(
    _ heading: String, text: String, cancel: String, confirm: String, over parent: Widget,
    confirmed: @escaping () -> Void
  ) {
    let root = UnsafeMutableRawPointer(gtk_widget_get_root(parent.pointer))?.assumingMemoryBound(to: GtkWindow.self)
    guard let dialog = adw_message_dialog_new(root, heading, text) else { return }
    let message = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: AdwMessageDialog.self)
    adw_message_dialog_add_response(message, "cancel", cancel)
    adw_message_dialog_add_response(message, "confirm", confirm)
    adw_message_dialog_set_response_appearance(message, "confirm", ADW_RESPONSE_DESTRUCTIVE)
    adw_message_dialog_set_default_response(message, "cancel")
    connect(UnsafeMutableRawPointer(dialog), "response::confirm", confirmed)
    let window = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
    let borrowed = Widget(borrowing: dialog)
    BackNavigation.onButton(in: borrowed) { gtk_window_close(window) }
    BackNavigation.onKey(in: borrowed) { gtk_window_close(window) }
    gtk_window_present(window)
  }
}
