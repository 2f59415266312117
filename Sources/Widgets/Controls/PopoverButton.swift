import CGtk

/// A flat button with a text that opens a popover.
///
/// Wraps `GtkMenuButton` with a `GtkPopover`.
public final class PopoverButton: Widget {
  /// Creates a button with the accessible name `label`, whose popover contains `content`.
  ///
  /// Wraps `gtk_menu_button_set_popover`.
  public init(_ text: String, label: String, content: Widget) {
    super.init(gtk_menu_button_new())
    let popover = gtk_popover_new()
    gtk_popover_set_child(UnsafeMutableRawPointer(popover!).assumingMemoryBound(to: GtkPopover.self), content.pointer)
    gtk_menu_button_set_label(opaque, text)
    gtk_menu_button_set_has_frame(opaque, 0)
    gtk_menu_button_set_popover(opaque, popover)
    name(label, withButton: label)
  }
}
