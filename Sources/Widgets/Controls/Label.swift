import CGtk

/// A text (`GtkLabel`).
public final class Label: Widget {
  /// Creates a label that wraps its text; `styles` are CSS classes (`gtk_label_new` and `gtk_label_set_wrap`).
  public init(_ text: String = "", styles: [String] = []) {
    super.init(gtk_label_new(text))
    gtk_label_set_wrap(opaque, 1)
    // Breaks a long word instead of widening the window.
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    for style in styles { addStyle(style) }
  }

  /// The text, without markup (`gtk_label_set_text`).
  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { if newValue != text { gtk_label_set_text(opaque, newValue) } }
  }

  /// Whether a text that is too long ends with an ellipsis instead of wrapping (`gtk_label_set_ellipsize`).
  public var ellipsizes: Bool {
    get { gtk_label_get_ellipsize(opaque) != PANGO_ELLIPSIZE_NONE }
    set {
      gtk_label_set_wrap(opaque, newValue ? 0 : 1)
      gtk_label_set_ellipsize(opaque, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
    }
  }

  /// Centers the lines of a text that wraps (`gtk_label_set_justify`).
  public func centerLines() { gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER) }

  /// Aligns the lines with the side where reading starts (`gtk_label_set_xalign`).
  public func startLines() { gtk_label_set_xalign(opaque, 0) }

  /// Limits the natural width to an average of `characters`; a longer text wraps (`gtk_label_set_max_width_chars`).
  public func naturalWidth(characters: Int) { gtk_label_set_max_width_chars(opaque, Int32(clamping: characters)) }
}

/// A text that takes the keyboard focus, so that a screen reader reads it (`GTK_ACCESSIBLE_ROLE_LABEL`).
public final class Paragraph: CustomWidget {
  /// Creates a text that wraps, aligned with the start or centered; `styles` are CSS classes.
  ///
  /// - Parameter isHeading: Whether screen readers call it a heading (`GTK_ACCESSIBLE_ROLE_HEADING`).
  public init(_ text: String, styles: [String], isCentered: Bool = false, isHeading: Bool = false) {
    let label = Label(text, styles: styles)
    super.init(WidgetKind(styleName: "paragraph", role: isHeading ? .heading : .label))
    if isCentered { label.centerLines() } else { label.startLines() }
    fill(with: label)
    accessibleLabel = text
    isFocusable = true
  }
}

extension String {
  var asMarkup: String {
    guard let escaped = g_markup_escape_text(self, gssize(utf8.count)) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
