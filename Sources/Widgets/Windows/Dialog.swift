import CGtk

/// A dialog above a window, kept alive with its closures while it is open.
///
/// It is a sheet within the window (`AdwDialog`), or before libadwaita 1.5 a modal window of its own (`AdwWindow`).
public final class Dialog: Widget {
  /// Called on a mouse's back button, the back key or Alt+Left (Alt+Right in right-to-left text).
  ///
  /// Returns whether there was something to go back to. If not, or without a handler, the dialog closes.
  public var onBack: (() -> Bool)?
  /// The title; screen readers announce a change of it (`adw_dialog_set_title`, `gtk_window_set_title`).
  public var title: String {
    didSet { if title != oldValue { frame.setTitle(title) } }
  }

  private let frame: any DialogFrame
  private let (width, height): (Int, Int)
  private var owner: AnyObject?
  private var closing: Scheduled?

  /// Creates a dialog, which Escape closes, of `width` × `height` device-independent pixels.
  public init(title: String, over parent: Window, width: Int, height: Int) {
    let frame: any DialogFrame = SheetFrame(over: parent) ?? WindowFrame(over: parent)
    (self.frame, self.title, self.width, self.height) = (frame, title, width, height)
    super.init(frame.widget)
    frame.setTitle(title)
    frame.setSize(width, height)
    BackNavigation.handle(in: self) { [weak self] in
      if self?.onBack?() != true { self?.close() }
    }
    frame.onClosed { [weak self] in self?.owner = nil }
  }

  /// Closes the dialog as its close button does (`adw_dialog_close`, `gtk_window_close`).
  public func close() { frame.close() }

  /// Lowers the dialog to the natural height of its future content.
  public func fitHeight(to content: Widget) {
    frame.setSize(width, min(height, content.extent(.vertical, other: width).natural))
  }

  /// Calls `closing` when the dialog closes (`AdwDialog::closed`, `GtkWindow::close-request`).
  public func onClose(_ closing: @escaping () -> Void) { frame.onClose(closing) }

  /// Shows the dialog with its content, and keeps `owner` alive until it is closed; `focus` moves the focus into it.
  public func present(
    keeping owner: AnyObject? = nil, filledWith content: Widget, focus: @escaping () -> Void = {}
  ) {
    self.owner = owner
    frame.present(content, focus: focus)
  }

  /// Runs `work`, and closes the dialog once its changes are laid out, so that a screen reader reads them only once.
  public func close(after work: () -> Void) {
    work()
    closing = .beforeNextFrame { [weak self] in self?.close() }
  }
}

/// The frame of a dialog: a sheet or a window, depending on the version of libadwaita.
@MainActor protocol DialogFrame {
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  func setTitle(_ title: String)
  func setSize(_ width: Int, _ height: Int)
  func present(_ content: Widget, focus: @escaping () -> Void)
  func close()
  /// Calls `closing` when the user or the program closes the dialog.
  func onClose(_ closing: @escaping () -> Void)
  /// Calls `closed` once the dialog is not shown anymore.
  func onClosed(_ closed: @escaping () -> Void)
}
