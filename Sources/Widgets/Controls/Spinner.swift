import CGtk

/// A spinner that turns while it is shown, without an accessible name.
///
/// Wraps `GtkSpinner`.
public final class Spinner: Widget {
  /// Creates a spinner of at least `size` device-independent pixels.
  ///
  /// Wraps `gtk_spinner_set_spinning`.
  public init(size: Int = 32) {
    super.init(cgtk_widget_new(gtk_spinner_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_spinner_set_spinning(opaque, 1)
    request(width: size, height: size)
  }
}
