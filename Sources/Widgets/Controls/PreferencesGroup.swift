import CGtk

/// A group of rows with a heading (`AdwPreferencesGroup`).
public final class PreferencesGroup: Widget {
  /// Creates a group of rows; `label` is its accessible name if the title is empty (`adw_preferences_group_add`).
  ///
  /// - Parameter end: A widget beside the title (`adw_preferences_group_set_header_suffix`).
  public init(title: String, label: String? = nil, end: Widget? = nil, _ rows: [Widget]) {
    super.init(adw_preferences_group_new())
    if let end { adw_preferences_group_set_header_suffix(typed(), end.pointer) }
    adw_preferences_group_set_title(typed(), title.asMarkup)
    wrapTitle()
    for row in rows { adw_preferences_group_add(typed(), row.pointer) }
    // GTK 4.8 would name the list by its type.
    if let label, let list = rows.first.flatMap({ gtk_widget_get_parent($0.pointer) }) {
      cgtk_set_accessible_label(list, label)
    }
  }

  /// The text below the title, without markup (`adw_preferences_group_set_description`).
  public var text = "" {
    didSet { if text != oldValue { adw_preferences_group_set_description(typed(), text.asMarkup) } }
  }

  /// Wraps a long title, which libadwaita would cut.
  private func wrapTitle() {
    pointer.forEachInTree { part in
      guard cgtk_is_a(part, gtk_label_get_type()) != 0 else { return }
      gtk_label_set_ellipsize(OpaquePointer(part), PANGO_ELLIPSIZE_NONE)
      gtk_label_set_wrap(OpaquePointer(part), 1)
      gtk_label_set_wrap_mode(OpaquePointer(part), PANGO_WRAP_WORD_CHAR)
    }
  }
}

/// A row with a title and a value at its end (`AdwActionRow`).
public final class ValueRow: Widget {
  /// Creates a row with the accessible name 'title: value', or 'title: spoken'; no text is markup
  /// (`adw_action_row_add_suffix`).
  public init(title: String, value: String, spoken: String? = nil) {
    super.init(Widget.newRow(GTK_ACCESSIBLE_ROLE_LABEL))
    showTexts(title, "")
    let label = Label(value, styles: ["numeric"])
    label.align(vertically: .center)
    // Otherwise a long title would make the value wrap in the middle of a time.
    gtk_label_set_wrap(label.opaque, 0)
    withExtendedLifetime(label) { adw_action_row_add_suffix(typed(), label.pointer) }
    accessibleLabel = "\(title): \(spoken ?? value)"
  }
}
