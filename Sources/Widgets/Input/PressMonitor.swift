import CGtk

/// Observes presses of buttons, fingers and keys in the whole process, before widgets get them (`GdkSurface::event`).
public final class PressMonitor {
  /// A kind of device.
  public enum Device: Sendable {
    /// A mouse, touchpad or pen.
    case pointer
    /// A touchscreen.
    case touchscreen
    /// A keyboard, or switches that act as one.
    case keyboard
  }

  private var events: SurfaceEvents?

  /// Calls `pressed` with the device of each press; it returns true to keep the press from the widgets.
  public init(_ pressed: @escaping (Device) -> Bool) {
    events = SurfaceEvents { event, _ in
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS: pressed(.pointer)
      case GDK_TOUCH_BEGIN: pressed(.touchscreen)
      case GDK_KEY_PRESS: pressed(.keyboard)
      default: false
      }
    }
  }
}
