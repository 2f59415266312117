import CGtk

/// Shows passing messages at the bottom of its child.
///
/// Wraps `AdwToastOverlay`.
public final class ToastOverlay: Widget {
  /// An overlay above `child`.
  public init(_ child: Widget) {
    super.init(adw_toast_overlay_new())
    adw_toast_overlay_set_child(opaque, child.pointer)
  }

  /// Shows `message` for some seconds, with a button if `action` says what it does.
  public func show(_ message: String, button: String? = nil, action: (() -> Void)? = nil) {
    let toast = adw_toast_new("")
    // A title of our own is not cut where the window is narrow, and holds no markup.
    let title = Label(message, styles: ["heading"])
    withExtendedLifetime(title) { adw_toast_set_custom_title(toast, title.pointer) }
    if let button, let action {
      adw_toast_set_button_label(toast, button)
      connect(UnsafeMutableRawPointer(toast!), plain: "button-clicked", action)
    }
    // The overlay takes the toast over.
    adw_toast_overlay_add_toast(opaque, toast)
  }
}
