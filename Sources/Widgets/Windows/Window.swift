import CGtk

/// A window of an application, which keeps it alive while it is open.
///
/// Wraps `AdwApplicationWindow`.
public final class Window: Widget, ActionMap {
  /// Called with whether the window is active when that changes.
  ///
  /// Wraps `notify::is-active`.
  public var onActiveChange: ((Bool) -> Void)?
  /// Called with whether the window is fullscreen when that changes.
  ///
  /// Wraps `notify::fullscreened`.
  public var onFullscreenChange: ((Bool) -> Void)?
  /// Called when the user presses the back button of a mouse.
  ///
  /// Wraps `GtkGestureClick`.
  public var onBackButton: (() -> Void)?
  /// Called when the user closes the window; returns true to keep it open.
  ///
  /// Wraps `GtkWindow::close-request`.
  public var onClose: (() -> Bool)?

  /// Creates an empty window with an initial size in device-independent pixels.
  ///
  /// ``present()`` shows it. Wraps `AdwApplicationWindow` and `gtk_window_set_default_size`.
  public init(application: Application, title: String, width: Int, height: Int) {
    super.init(WindowRole.newWindow(of: adw_application_window_get_type()))
    gtk_window_set_application(typed(), application.gtkApplication)
    self.title = title
    InputMethod.prepare(for: self)
    findKeysByPosition(application.accelerators)
    BackNavigation.onButton(in: self) { [weak self] in self?.onBackButton?() }
    gtk_window_set_default_size(typed(), Int32(clamping: width), Int32(clamping: height))
    ref.connect("notify::is-active") { [weak self] in
      guard let self else { return }
      onActiveChange?(isActive)
    }
    ref.connect("notify::fullscreened") { [weak self] in
      guard let self else { return }
      onFullscreenChange?(isFullscreen)
    }
    ref.connect("close-request") { [weak self] request in
      let isKept = self?.onClose?() ?? false
      // In GTK 4.8, the last tooltip keeps the window's action groups alive until another tooltip is shown.
      if !isKept { self?.removeAllActions() }
      request.answer(isKept)
    }
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

  /// The title; screen readers announce a change of it.
  ///
  /// Wraps `gtk_window_set_title`.
  public var title: String {
    get { gtk_window_get_title(typed()).map { String(cString: $0) } ?? "" }
    set { if newValue != title { gtk_window_set_title(typed(), newValue) } }
  }

  /// Whether the window is active and gets the key presses.
  ///
  /// Wraps `gtk_window_is_active`.
  public var isActive: Bool { gtk_window_is_active(typed()) != 0 }

  /// The size when the window is neither maximized nor fullscreen, in device-independent pixels.
  ///
  /// Wraps `gtk_window_get_default_size`.
  public var usualSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(typed(), &width, &height)
    return (Int(clamping: width), Int(clamping: height))
  }

  /// Whether the window is maximized.
  ///
  /// Wraps `gtk_window_maximize` and `gtk_window_unmaximize`.
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(typed()) != 0 }
    set { newValue ? gtk_window_maximize(typed()) : gtk_window_unmaximize(typed()) }
  }

  /// Whether the window is fullscreen.
  ///
  /// Wraps `gtk_window_fullscreen` and `gtk_window_unfullscreen`.
  public var isFullscreen: Bool {
    get { gtk_window_is_fullscreen(typed()) != 0 }
    set { newValue ? gtk_window_fullscreen(typed()) : gtk_window_unfullscreen(typed()) }
  }

  /// Sets the content of the window.
  ///
  /// Wraps `adw_application_window_set_content`.
  public func setContent(_ content: Widget) { adw_application_window_set_content(typed(), content.pointer) }

  /// Shows the window, or raises it.
  ///
  /// Wraps `gtk_window_present`.
  public func present() { gtk_window_present(typed()) }

  /// Closes the window as its close button does, which ``onClose`` may prevent.
  ///
  /// Wraps `gtk_window_close`.
  public func close() { gtk_window_close(typed()) }

  /// Hides the window at once, even if the main loop does not run again.
  ///
  /// Wraps `gtk_widget_set_visible` and `gdk_display_flush`.
  public func hideAtOnce() {
    isVisible = false
    gdk_display_flush(gtk_widget_get_display(pointer))
  }

  /// Closes all windows above this one, including those of GTK and libadwaita.
  ///
  /// Wraps `gtk_window_get_transient_for`.
  public func closeDialogs() {
    let windows = gtk_window_get_toplevels()
    // The topmost window first, each released before the one below it: a window that is disposed of accesses its
    // transient parent.
    for index in (0..<g_list_model_get_n_items(windows)).reversed() {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      let window = GObjectRef(adopting: item)
      if isBeneath(window) {
        gtk_window_close(UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self))
      }
    }
  }

  /// Whether this window is a direct or indirect transient parent of another one.
  private func isBeneath(_ other: GObjectRef) -> Bool {
    var above = UnsafeMutableRawPointer(other.pointer).assumingMemoryBound(to: GtkWindow.self)
    while let parent = gtk_window_get_transient_for(above) {
      if parent == typed() { return true }
      above = parent
    }
    return false
  }

  /// The object as `GActionMap`.
  public var actionMap: OpaquePointer { ref.opaque }
}
