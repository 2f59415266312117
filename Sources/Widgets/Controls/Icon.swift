import CGtk

/// A decorative icon from the icon theme, without an accessible name.
///
/// Use it beside a text that says the same. Wraps `GtkImage`.
public final class Icon: Widget {
  /// Creates a named icon with a width and height of `size` device-independent pixels, or of the style's icon size.
  ///
  /// Wraps `gtk_image_set_from_icon_name` and `gtk_image_set_pixel_size`.
  public init(_ name: String, size: Int? = nil) {
    super.init(cgtk_widget_new(gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_image_set_from_icon_name(opaque, name)
    if let size { gtk_image_set_pixel_size(opaque, Int32(clamping: size)) }
  }
}
