import CGtk

/// A decorative icon without an accessible name, for use beside a text that says the same (`GtkImage`).
public final class Icon: Widget {
  /// Creates a named icon of `size` device-independent pixels, or of the style's size (`gtk_image_set_pixel_size`).
  public init(_ name: String, size: Int? = nil) {
    super.init(cgtk_widget_new(gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_image_set_from_icon_name(opaque, name)
    if let size { gtk_image_set_pixel_size(opaque, Int32(clamping: size)) }
  }
}

/// A decorative picture that keeps its aspect ratio and shrinks to fit (`GtkPicture`).
///
/// It has no accessible name: use it beside a text that says what it shows.
public final class Picture: Widget {
  /// How a picture fills a space with another aspect ratio (`GtkContentFit`).
  nonisolated public enum Fit: Sendable {
    /// Shows the whole picture, with empty space beside it.
    case contain
    /// Fills the space and cuts off the rest.
    case cover

    var gtk: GtkContentFit { self == .contain ? GTK_CONTENT_FIT_CONTAIN : GTK_CONTENT_FIT_COVER }
  }

  /// The texture, or nil to show nothing (`gtk_picture_set_paintable`).
  public var texture: Texture? {
    didSet { gtk_picture_set_paintable(opaque, texture?.ref.opaque) }
  }

  /// Creates an empty picture (`gtk_picture_set_content_fit`).
  public init(fit: Fit = .contain) {
    super.init(cgtk_widget_new(gtk_picture_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_picture_set_can_shrink(opaque, 1)
    gtk_picture_set_content_fit(opaque, fit.gtk)
    // Clips the picture to the rounded corners of its style.
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
  }
}

/// A spinner that turns while shown, without an accessible name (`AdwSpinner`, before libadwaita 1.6 `GtkSpinner`).
public final class Spinner: Widget {
  /// Creates a spinner of at least `size` device-independent pixels (`gtk_spinner_set_spinning`).
  public init(size: Int = 32) {
    if let spinner = NewerFunctions.newSpinner?() {
      super.init(spinner)
    } else {
      super.init(cgtk_widget_new(gtk_spinner_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
      gtk_spinner_set_spinning(opaque, 1)
    }
    request(width: size, height: size)
  }
}
