import CGtk

/// A decorative picture that keeps its aspect ratio and shrinks to fit, without an accessible name.
///
/// Use it beside a text that says what it shows. Wraps `GtkPicture`.
public final class Picture: Widget {
  /// How a picture fills a space with another aspect ratio.
  ///
  /// Wraps `GtkContentFit`.
  nonisolated public enum Fit: Sendable {
    /// Shows the whole picture, with empty space beside it.
    case contain
    /// Fills the space and cuts off the rest.
    case cover

    var gtk: GtkContentFit { self == .contain ? GTK_CONTENT_FIT_CONTAIN : GTK_CONTENT_FIT_COVER }
  }

  /// The texture, or nil to show nothing.
  ///
  /// Wraps `gtk_picture_set_paintable`.
  public var texture: Texture? {
    didSet { gtk_picture_set_paintable(opaque, texture?.ref.opaque) }
  }

  /// Creates an empty picture.
  ///
  /// Wraps `gtk_picture_set_content_fit`.
  public init(fit: Fit = .contain) {
    super.init(cgtk_widget_new(gtk_picture_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_picture_set_can_shrink(opaque, 1)
    gtk_picture_set_content_fit(opaque, fit.gtk)
    // Clips the picture to the rounded corners of its style.
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
  }
}
