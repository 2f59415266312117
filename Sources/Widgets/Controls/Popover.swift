import CGtk

/// A flat button with a text, which opens a popover.
///
/// Wraps `GtkMenuButton` with a `GtkPopover`.
public final class PopoverButton: Widget {
  /// A button whose popover holds `content`; accessibility tools call the button `label`.
  ///
  /// Wraps `gtk_menu_button_set_popover`.
  public init(_ text: String, label: String, content: Widget) {
    super.init(gtk_menu_button_new())
    let popover = gtk_popover_new()
    gtk_popover_set_child(UnsafeMutableRawPointer(popover!).assumingMemoryBound(to: GtkPopover.self), content.pointer)
    gtk_menu_button_set_label(opaque, text)
    gtk_menu_button_set_has_frame(opaque, 0)
    gtk_menu_button_set_popover(opaque, popover)
    nameWithButton(label)
  }
}

extension Widget {
  /// Names a widget of GTK's that is a frame around a button, and the button, which is what gets the focus.
  ///
  /// Newer GTK names the button by its frame, 4.8 by its content.
  func nameWithButton(_ label: String) {
    accessibleLabel = label
    if let button = gtk_widget_get_first_child(pointer) { cgtk_set_accessible_label(button, label) }
  }
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
