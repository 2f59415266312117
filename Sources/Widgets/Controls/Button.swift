import CGtk

/// A button.
///
/// Wraps `GtkButton`.
public final class Button: Widget {
  /// A button with a text, which is no markup; `clicked` must not hold this button strongly.
  ///
  /// `styles` are classes of the style sheet, `suggested-action` for example.
  ///
  /// Wraps `gtk_button_new` and `gtk_button_set_child`.
  public init(_ text: String, styles: [String] = [], _ clicked: @escaping () -> Void = {}) {
    // GTK 4.8 calls a button by its label and by its label's child: one of the two has to be ours.
    super.init(gtk_button_new())
    gtk_button_set_child(typed(), gtk_label_new(text))
    accessibleLabel = text
    addStyle("text-button")
    for style in styles { addStyle(style) }
    onClick(clicked)
  }

  /// Has a text that is too long for the width go on in further lines, each in the middle.
  ///
  /// Wraps `gtk_label_set_wrap` and `gtk_label_set_justify`.
  public func wrapText() {
    guard let label = gtk_button_get_child(typed()), cgtk_is_a(label, gtk_label_get_type()) != 0 else { return }
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_justify(OpaquePointer(label), GTK_JUSTIFY_CENTER)
  }

  /// A button with a symbolic icon; `label` is its tooltip and its name.
  ///
  /// `action` is the detailed name of an action that a click activates, `win.undo` for example.
  ///
  /// Wraps `gtk_button_set_child` and `gtk_actionable_set_detailed_action_name`.
  public init(icon: String, label: String, action: String? = nil) {
    super.init(gtk_button_new())
    let image = Icon(icon)
    withExtendedLifetime(image) { gtk_button_set_child(typed(), image.pointer) }
    addStyle("image-button")
    setTooltip(label)
    accessibleLabel = label
    // GTK makes the tooltip the description, and a screen reader would say the same twice.
    accessibleDescription = ""
    if let action { gtk_actionable_set_detailed_action_name(opaque, action) }
  }

  /// A button around any widget; `clicked` must not hold this button strongly.
  ///
  /// Wraps `gtk_button_set_child`.
  public init(around child: Widget, styles: [String] = [], _ clicked: @escaping () -> Void) {
    super.init(gtk_button_new())
    gtk_button_set_child(typed(), child.pointer)
    for style in styles { addStyle(style) }
    onClick(clicked)
  }

  /// Calls back for every click; the closure must not hold this button strongly.
  ///
  /// Wraps `GtkButton::clicked`.
  public func onClick(_ clicked: @escaping () -> Void) { ref.connect("clicked", clicked) }
}

/// A button that opens a page of the web.
///
/// Wraps `GtkLinkButton`.
public final class LinkButton: Widget {
  /// A link with a text, which is no markup.
  ///
  /// Wraps `gtk_link_button_new_with_label`.
  public init(_ text: String, uri: String) {
    super.init(gtk_link_button_new_with_label(uri, text))
  }
}
