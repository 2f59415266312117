import CGtk

/// An icon of the desktop's, beside a text that says the same: accessibility tools have no name for it.
///
/// Wraps `GtkImage`.
public final class Icon: Widget {
  /// The named icon, `size` device-independent pixels wide and high, or as large as icons are in the style.
  ///
  /// Wraps `gtk_image_set_from_icon_name` and `gtk_image_set_pixel_size`.
  public init(_ name: String, size: Int? = nil) {
    super.init(cgtk_widget_new(gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_image_set_from_icon_name(opaque, name)
    if let size { gtk_image_set_pixel_size(opaque, Int32(clamping: size)) }
  }
}
