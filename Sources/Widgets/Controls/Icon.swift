import CGtk

/// An icon of the desktop's.
///
/// Wraps `GtkImage`.
public final class Icon: Widget {
  /// The named icon at the usual size; as a decoration it is nothing that a screen reader would name.
  init(_ name: String, isDecoration: Bool) {
    let role = isDecoration ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG
    super.init(cgtk_widget_new(gtk_image_get_type(), role))
    gtk_image_set_from_icon_name(opaque, name)
  }

  /// The named icon, `size` device-independent pixels wide and high.
  public init(_ name: String, size: Int) {
    super.init(gtk_image_new_from_icon_name(name))
    gtk_image_set_pixel_size(opaque, Int32(size))
  }
}
