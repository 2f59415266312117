import CGtk

/// A window that is scanned: its keys before any widget sees them, and what changes in it.
final class ScannedWindow {
  let ref: GObjectRef
  private let pressed: (KeyPress) -> Bool
  private let released: () -> Void
  private var keys: [EventController] = []
  /// The menu or list that is open over the window, and keeps its keys from it.
  private var popover: GObjectRef?
  private var tokens: [SignalToken] = []

  /// Watches a window for as long as this object lives.
  ///
  /// - Parameters:
  ///   - pressed: Called with each key, also with those that a held key repeats; true keeps it from the window.
  ///   - released: Called when a key was let go.
  ///   - changed: Called when another widget has the focus, or the window began or ceased to be the active one.
  init(
    _ window: GObjectRef, pressed: @escaping (KeyPress) -> Bool, released: @escaping () -> Void,
    changed: @escaping () -> Void
  ) {
    (ref, self.pressed, self.released) = (window, pressed, released)
    watchKeys(of: widget)
    tokens = ["notify::focus-widget", "notify::is-active"].map { name in
      SignalToken(
        ref.connect(name) { [weak self] in
          self?.followPopover()
          changed()
        })
    }
    followPopover()
  }

  isolated deinit {
    for controller in keys { controller.remove() }
  }

  private func watchKeys(of widget: UnsafeMutablePointer<GtkWidget>) {
    let controller = EventController(gtk_event_controller_key_new(), on: Widget(widget), phase: .capture)
    controller.ref.connect("key-pressed") { [pressed] in $0.answer(pressed($0.keyPress)) }
    controller.ref.connect("key-released", released)
    keys.append(controller)
  }

  private func followPopover() {
    let open = ScanScope.popover(with: focus)
    guard open.map(UnsafeMutableRawPointer.init) != popover.map({ UnsafeMutableRawPointer($0.pointer) }) else { return }
    popover = open.map { GObjectRef(retaining: $0) }
    for controller in keys.dropFirst() { controller.remove() }
    keys.removeLast(keys.count - 1)
    open.map(watchKeys)
  }

  var widget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GtkWidget.self)
  }

  var isActive: Bool {
    gtk_window_is_active(UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GtkWindow.self)) != 0
  }

  /// The widget that has the keyboard's focus.
  var focus: UnsafeMutablePointer<GtkWidget>? { gtk_root_get_focus(ref.opaque) }
}
