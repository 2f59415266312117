import CGtk

/// A button (`GtkButton`).
public final class Button: Widget {
  /// Creates a button with a text without markup and CSS classes, such as `suggested-action` (`gtk_button_set_child`).
  ///
  /// `clicked` must not hold the button strongly.
  public convenience init(_ text: String, styles: [String] = [], _ clicked: @escaping () -> Void = {}) {
    self.init(text: text, styles: styles)
    onClick(clicked)
  }

  /// Creates a button for a detailed action such as `win.undo` (`gtk_actionable_set_detailed_action_name`).
  public convenience init(_ text: String, styles: [String] = [], action: String) {
    self.init(text: text, styles: styles)
    gtk_actionable_set_detailed_action_name(opaque, action)
  }

  private init(text: String, styles: [String]) {
    // GTK 4.8 reads the label twice, from the button and from its child, unless the program sets one of the two.
    super.init(gtk_button_new())
    gtk_button_set_child(typed(), gtk_label_new(text))
    accessibleLabel = text
    addStyle("text-button")
    for style in styles { addStyle(style) }
    settleWhenRealized()
  }

  /// Wraps a long text onto centered lines (`gtk_label_set_wrap`, `gtk_label_set_justify`).
  public func wrapText() {
    guard let label = gtk_button_get_child(typed()), cgtk_is_a(label, gtk_label_get_type()) != 0 else { return }
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_justify(OpaquePointer(label), GTK_JUSTIFY_CENTER)
  }

  /// Creates a button with a symbolic icon, and `label` as its tooltip and accessible name (`gtk_button_set_child`).
  ///
  /// A click activates a detailed action such as `win.undo` (`gtk_actionable_set_detailed_action_name`).
  public init(icon: String, label: String, action: String? = nil) {
    super.init(gtk_button_new())
    let image = Icon(icon)
    withExtendedLifetime(image) { gtk_button_set_child(typed(), image.pointer) }
    addStyle("image-button")
    setTooltip(label)
    accessibleLabel = label
    // GTK uses the tooltip as the description too, which a screen reader would read twice.
    accessibleDescription = ""
    settleWhenRealized()
    if let action { gtk_actionable_set_detailed_action_name(opaque, action) }
  }

  /// Shows another icon and label on a button that was created with an icon (`gtk_image_set_from_icon_name`).
  public func show(icon: String, label: String) {
    guard let image = gtk_button_get_child(typed()), cgtk_is_a(image, gtk_image_get_type()) != 0 else { return }
    let shown = gtk_image_get_icon_name(OpaquePointer(image)).map { String(cString: $0) }
    if icon != shown { gtk_image_set_from_icon_name(OpaquePointer(image), icon) }
    guard label != accessibleLabel else { return }
    setTooltip(label)
    accessibleLabel = label
  }

  /// Creates a button that contains a widget; `clicked` must not hold the button strongly (`gtk_button_set_child`).
  public init(around child: Widget, styles: [String] = [], _ clicked: @escaping () -> Void = {}) {
    super.init(gtk_button_new())
    gtk_button_set_child(typed(), child.pointer)
    for style in styles { addStyle(style) }
    settleWhenRealized()
    onClick(clicked)
  }

  /// Calls a closure on every click; the closure must not hold the button strongly (`GtkButton::clicked`).
  public func onClick(_ clicked: @escaping () -> Void) { ref.connect("clicked", clicked) }

  /// Calls a closure, which must not hold the button strongly, when a press begins or ends (`GTK_STATE_FLAG_ACTIVE`).
  public func onPressChange(_ changed: @escaping (_ isPressed: Bool) -> Void) {
    ref.connect("state-flags-changed") { [weak self] emission in
      guard let self else { return }
      let (now, before) = (gtk_widget_get_state_flags(pointer).rawValue, g_value_get_flags(emission[1]))
      if (now ^ before) & GTK_STATE_FLAG_ACTIVE.rawValue != 0 { changed(now & GTK_STATE_FLAG_ACTIVE.rawValue != 0) }
    }
  }
}
