import CGtk

/// Turns for as long as it is shown, while the player has to wait; accessibility tools have no name for it.
///
/// Wraps `GtkSpinner`.
public final class Spinner: Widget {
  /// A spinner of at least `size` device-independent pixels.
  ///
  /// Wraps `gtk_spinner_set_spinning`.
  public init(size: Int = 32) {
    super.init(cgtk_widget_new(gtk_spinner_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_spinner_set_spinning(opaque, 1)
    request(width: size, height: size)
  }
}
