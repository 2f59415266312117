import CGtk

/// Rows with a heading.
///
/// Wraps `AdwPreferencesGroup`.
public final class PreferencesGroup: Widget {
  /// A group of rows; where no title is seen, `label` is its name for accessibility tools.
  ///
  /// Wraps `adw_preferences_group_add`.
  public init(title: String, label: String? = nil, _ rows: [Widget]) {
    super.init(adw_preferences_group_new())
    adw_preferences_group_set_title(typed(), title.asMarkup)
    wrapTitle()
    for row in rows { adw_preferences_group_add(typed(), row.pointer) }
    // GTK 4.8 would call the list that the rows are in by its type.
    if let label, let list = rows.first.flatMap({ gtk_widget_get_parent($0.pointer) }) {
      cgtk_set_accessible_label(list, label)
    }
  }

  /// libadwaita would cut a long title.
  private func wrapTitle() {
    pointer.forEachInTree { part in
      guard cgtk_is_a(part, gtk_label_get_type()) != 0 else { return }
      gtk_label_set_ellipsize(OpaquePointer(part), PANGO_ELLIPSIZE_NONE)
      gtk_label_set_wrap(OpaquePointer(part), 1)
      gtk_label_set_wrap_mode(OpaquePointer(part), PANGO_WRAP_WORD_CHAR)
    }
  }
}

/// A row with a title, and a value at its end.
///
/// Wraps `AdwActionRow`.
public final class ValueRow: Widget {
  /// A row that reads 'title: value' to accessibility tools, or 'title: spoken'; no text is markup.
  ///
  /// Wraps `adw_action_row_add_suffix`.
  public init(title: String, value: String, spoken: String? = nil) {
    super.init(Widget.newRow(GTK_ACCESSIBLE_ROLE_LABEL))
    showTexts(title, "")
    let label = Label(value, styles: ["numeric"])
    label.align(vertically: .center)
    // The row would take room from it for the title, and break a time in two.
    gtk_label_set_wrap(label.opaque, 0)
    withExtendedLifetime(label) { adw_action_row_add_suffix(typed(), label.pointer) }
    accessibleLabel = "\(title): \(spoken ?? value)"
  }
}
