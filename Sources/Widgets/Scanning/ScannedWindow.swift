import CGtk

/// An observer of a scanned window: of its keys, before any widget gets them, and of its focus.
final class ScannedWindow {
  private let ref: GObjectRef
  private let keys: WindowControllers
  private var tokens: [SignalToken] = []

  /// Observes a window for as long as this object lives.
  ///
  /// - Parameters:
  ///   - pressed: Called with each key press, including repeats of a held key; returns true to keep the key from the
  ///     window.
  ///   - changed: Called when the focus moves, or the window becomes active or inactive.
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

  var focus: UnsafeMutablePointer<GtkWidget>? { gtk_root_get_focus(ref.opaque) }
}
