import CGtk

/// A button. Wraps `GtkButton`.
public final class Button: Widget {
  /// A button with a text, whose mnemonic follows an underscore.
  public init(_ text: String, styles: [String] = [], _ clicked: @escaping () -> Void = {}) {
    super.init(gtk_button_new_with_mnemonic(text))
    for style in styles { addStyle(style) }
    onClick(clicked)
  }

  /// A button with a symbolic icon; `label` is its tooltip and its name.
  public init(icon: String, label: String, action: String? = nil) {
    super.init(gtk_button_new_from_icon_name(icon))
    setTooltip(label)
    accessibleLabel = label
    if let action { gtk_actionable_set_action_name(opaque, action) }
  }

  /// A button around any widget.
  public init(around child: Widget, styles: [String] = [], _ clicked: @escaping () -> Void) {
    super.init(gtk_button_new())
    gtk_button_set_child(typed(), child.pointer)
    for style in styles { addStyle(style) }
    onClick(clicked)
  }

  /// Calls back for every click; the closure must not hold this button strongly. Wraps 'clicked'.
  public func onClick(_ clicked: @escaping () -> Void) { connect(ref.pointer, plain: "clicked", clicked) }
}
