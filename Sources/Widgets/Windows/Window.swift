import CGtk

/// A window of an application, which keeps it alive while it is open (`AdwApplicationWindow`).
///
/// The window keeps the closures of its events, which must not hold it strongly.
public final class Window: Widget, ActionMap {
  private unowned let application: Application
  private var style: Style?

  /// Creates an empty window of a size in device-independent pixels (`gtk_window_set_default_size`).
  public init(application: Application, title: String, width: Int, height: Int) {
    self.application = application
    super.init(WindowRole.newWindow(of: adw_application_window_get_type()))
    gtk_window_set_application(typed(), application.ref.typed())
    self.title = title
    LateInputMethod.request(for: self)
    ClosedWindowContext.release(from: self)
    findKeysByPosition(application.accelerators)
    gtk_window_set_default_size(typed(), Int32(clamping: width), Int32(clamping: height))
    // In GTK 4.8, the last tooltip keeps the window's action groups alive until another tooltip is shown.
    ref.connect("unmap") { [weak self] in self?.removeAllActions() }
    style = Style { [weak self] in self?.showContrast() }
    showContrast()
    if SheetFunctions.available != nil {
      for property in ["visible-dialog", "is-active"] {
        ref.connect("notify::\(property)") { [weak self] in self?.shareKeys() }
      }
    }
  }

  /// The title; screen readers announce a change of it (`gtk_window_set_title`).
  public var title: String {
    get { gtk_window_get_title(typed()).map { String(cString: $0) } ?? "" }
    set { if newValue != title { gtk_window_set_title(typed(), newValue) } }
  }

  /// Whether the window gets the key presses: it is active, and no dialog is above its content (`gtk_window_is_active`,
  /// `adw_application_window_get_visible_dialog`).
  public var isActive: Bool { gtk_window_is_active(typed()) != 0 && sheet == nil }

  private var sheet: UnsafeMutablePointer<GtkWidget>? { SheetFunctions.available?.visible(pointer) }

  /// Calls `changed` with ``isActive`` when it changes (`notify::is-active`, `notify::visible-dialog`).
  public func onActiveChange(_ changed: @escaping (Bool) -> Void) {
    var last = isActive
    let update = { [weak self] in
      guard let self, isActive != last else { return }
      last = isActive
      changed(last)
    }
    ref.connect("notify::is-active", update)
    if SheetFunctions.available != nil { ref.connect("notify::visible-dialog", update) }
  }

  /// Closes the window as its close button does (`gtk_window_close`).
  public func close() { gtk_window_close(typed()) }

  /// Leaves the keys of commands to a dialog within the active window; one in a window of its own has them anyway.
  ///
  /// All windows of the application share these keys.
  private func shareKeys() {
    if gtk_window_is_active(typed()) != 0 { application.commandsHaveKeys = sheet == nil }
  }

  /// Adds the style class `high-contrast` while the desktop asks for high contrast.
  ///
  /// GTK has media queries in style sheets from 4.20 on, where libadwaita (1.10) warns about `style-hc.css`.
  private func showContrast() { setStyle("high-contrast", style?.appearance.isHighContrast == true) }

  /// Calls `changed` with whether the window is fullscreen when that changes (`notify::fullscreened`).
  public func onFullscreenChange(_ changed: @escaping (Bool) -> Void) {
    ref.connect("notify::fullscreened") { [weak self] in if let self { changed(isFullscreen) } }
  }

  /// Calls `pressed` on the back button of a mouse, unless a widget has handled it (`GtkGestureClick`).
  public func onBackButton(_ pressed: @escaping () -> Void) { BackNavigation.onButton(in: self, pressed) }

  /// Calls `closing`, which returns true to keep the window open and skip later closures (`GtkWindow::close-request`).
  public func onClose(_ closing: @escaping () -> Bool) {
    ref.connect("close-request") { $0.answer(closing()) }
  }

  /// Activates actions whose keys GTK misses with some keyboard layouts.
  private func findKeysByPosition(_ accelerators: Accelerators) {
    // In the capture phase, before any widget, as GTK handles the accelerators that it finds.
    let keys = EventController(gtk_event_controller_key_new(), on: self, phase: .capture)
    keys.ref.connect("key-pressed") { [weak self] press in
      guard let self, let controller = g_value_get_object(press[0]) else { return }
      let event = gtk_event_controller_get_current_event(OpaquePointer(controller))
      press.answer(accelerators.activateByPosition(event, in: pointer))
    }
  }

  /// The size when neither maximized nor fullscreen, in device-independent pixels (`gtk_window_get_default_size`).
  public var usualSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(typed(), &width, &height)
    return (Int(clamping: width), Int(clamping: height))
  }

  /// Whether the window is maximized (`gtk_window_maximize` and `gtk_window_unmaximize`).
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(typed()) != 0 }
    set { newValue ? gtk_window_maximize(typed()) : gtk_window_unmaximize(typed()) }
  }

  /// Whether the window is fullscreen (`gtk_window_fullscreen` and `gtk_window_unfullscreen`).
  public var isFullscreen: Bool {
    get { gtk_window_is_fullscreen(typed()) != 0 }
    set { newValue ? gtk_window_fullscreen(typed()) : gtk_window_unfullscreen(typed()) }
  }

  /// Sets the content of the window (`adw_application_window_set_content`).
  public func setContent(_ content: Widget) { adw_application_window_set_content(typed(), content.pointer) }

  /// Shows the window, or raises it (`gtk_window_present`).
  public func present() { gtk_window_present(typed()) }

  /// Hides the window at once, even if the main loop does not run again (`gdk_display_flush`).
  public func hideAtOnce() {
    isVisible = false
    gdk_display_flush(gtk_widget_get_display(pointer))
  }

  /// Closes all dialogs above this window, including those of GTK and libadwaita (`gtk_window_get_transient_for`,
  /// `adw_dialog_force_close`).
  public func closeDialogs() {
    while let sheet { SheetFunctions.available?.forceClose(sheet) }
    var windows = GtkWindows.all
    // The topmost first, released before the one below it: a window that is disposed of accesses its transient parent.
    while let window = windows.popLast() {
      let parents = sequence(first: window.typed(GtkWindow.self)) { gtk_window_get_transient_for($0) }.dropFirst()
      if parents.contains(typed()) { gtk_window_close(window.typed()) }
    }
  }

  /// The object as `GActionMap`.
  public var actionMap: OpaquePointer { ref.opaque }
}
