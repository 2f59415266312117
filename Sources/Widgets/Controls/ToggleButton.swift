import CGtk

/// A button that stays pressed until it is pressed again or, in a group, until another one is (`GtkToggleButton`).
public final class ToggleButton: Widget {
  /// Creates a button that contains a widget; `clicked` must not hold the button strongly (`gtk_button_set_child`,
  /// `gtk_toggle_button_set_group`).
  ///
  /// - Parameter other: Another button of the group; nil for the first one.
  public init(
    around child: Widget, styles: [String] = [], groupOf other: ToggleButton?, _ clicked: @escaping () -> Void
  ) {
    super.init(gtk_toggle_button_new())
    gtk_button_set_child(typed(), child.pointer)
    if let other { gtk_toggle_button_set_group(typed(), other.typed()) }
    for style in styles { addStyle(style) }
    settleWhenRealized()
    ref.connect("clicked", clicked)
  }

  /// Whether the button is pressed (`gtk_toggle_button_set_active`).
  public var isOn: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
  }
}
