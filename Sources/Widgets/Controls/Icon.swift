import CGtk

/// An icon of the desktop's.
///
/// Wraps `GtkImage`.
public final class Icon: Widget {
  /// The named icon, `size` device-independent pixels wide and high.
  public init(_ name: String, size: Int) {
    super.init(gtk_image_new_from_icon_name(name))
    gtk_image_set_pixel_size(opaque, Int32(size))
  }
}
