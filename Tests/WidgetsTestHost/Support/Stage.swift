import CGtk
import Geometry
import Widgets

/// A window that shows a widget on the display, and is closed with this object.
final class Stage {
  static let application: Application = {
    let application = Application(id: "io.github.grabbaggames.WidgetsTestHost")
    g_application_register(application.ref.pointer.as(GApplication.self), nil, nil)
    return application
  }()

  let window: Window

  /// Shows `content` and waits for its first frame.
  init(_ content: Widget, width: Int = 420, height: Int = 480) throws {
    window = Window(application: Stage.application, title: "Probe", width: width, height: height)
    window.setContent(content)
    window.present()
    try Loop.run(until: "the window is shown") { gtk_widget_get_mapped(window.pointer) != 0 }
    try frames(2)
  }

  isolated deinit { window.close() }

  var root: OpaquePointer { window.ref.opaque }

  var frameClock: OpaquePointer { gtk_widget_get_frame_clock(window.pointer) }

  /// Waits for `count` frames, with or without changes.
  func frames(_ count: Int = 1) throws {
    let clock = frameClock
    gdk_frame_clock_begin_updating(clock)
    defer { gdk_frame_clock_end_updating(clock) }
    let last = gdk_frame_clock_get_frame_counter(clock) + count
    try Loop.run(until: "\(count) frames have passed") { gdk_frame_clock_get_frame_counter(clock) >= last }
  }

  /// Resizes the window, and waits until the size of `content` has changed.
  func resize(to size: Size, _ content: Widget) throws {
    let before = content.size
    gtk_window_set_default_size(window.ref.pointer.as(GtkWindow.self), Int32(size.width), Int32(size.height))
    try Loop.run(until: "the window has its new size") { content.size != before }
    try frames()
  }

  /// Moves the focus as the key for `direction` would.
  @discardableResult
  func moveFocus(_ direction: GtkDirectionType) -> Bool { gtk_widget_child_focus(window.pointer, direction) != 0 }
}

extension UnsafeMutablePointer<GObject> {
  /// The object as its own C type.
  func `as`<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}
