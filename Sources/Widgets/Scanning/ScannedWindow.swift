import CGtk

/// A window that is scanned: its keys before any widget sees them, and what changes in it.
final class ScannedWindow {
  private let ref: GObjectRef
  private let keys: WindowControllers
  private var tokens: [SignalToken] = []

  /// Watches a window for as long as this object lives.
  ///
  /// - Parameters:
  ///   - pressed: Called with each key, also with those that a held key repeats; true keeps it from the window.
  ///   - changed: Called when another widget has the focus, or the window began or ceased to be the active one.
  init(_ window: GObjectRef, pressed: @escaping (KeyPress) -> Bool, changed: @escaping () -> Void) {
    ref = window
    keys = WindowControllers(window) { widget in
      let controller = EventController(gtk_event_controller_key_new(), on: widget, phase: .capture)
      controller.ref.connect("key-pressed") { $0.answer(pressed($0.keyPress)) }
      return [controller]
    }
    tokens = ["notify::focus-widget", "notify::is-active"].map { SignalToken(ref.connect($0, changed)) }
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
