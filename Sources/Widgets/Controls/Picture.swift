import CGtk

/// A texture that keeps its shape, and is scaled down where there is less space; beside a text that says what it shows.
///
/// Wraps `GtkPicture`.
public final class Picture: Widget {
  /// How a picture fills a space of another shape.
  ///
  /// Wraps `GtkContentFit`.
  nonisolated public enum Fit: Sendable {
    /// It is shown whole, with space beside it.
    case contain
    /// It fills the space, and what does not fit is cut off.
    case cover

    var gtk: GtkContentFit { self == .contain ? GTK_CONTENT_FIT_CONTAIN : GTK_CONTENT_FIT_COVER }
  }

  /// The texture; nil shows nothing.
  ///
  /// Wraps `gtk_picture_set_paintable`.
  public var texture: Texture? {
    didSet { gtk_picture_set_paintable(opaque, texture?.ref.opaque) }
  }

  /// A picture that shows nothing yet.
  ///
  /// Wraps `gtk_picture_set_content_fit`.
  public init(fit: Fit = .contain) {
    super.init(cgtk_widget_new(gtk_picture_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_picture_set_can_shrink(opaque, 1)
    gtk_picture_set_content_fit(opaque, fit.gtk)
    // A style with round corners rounds those of the picture.
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
  }
}
