import CGtk

/// Rows with a heading.
///
/// Wraps `AdwPreferencesGroup`.
public final class RowGroup: Widget {
  /// A group of rows; where no title is seen, `label` is its name for accessibility tools.
  ///
  /// Wraps `adw_preferences_group_add`.
  public init(title: String, label: String? = nil, _ rows: [Widget]) {
    super.init(adw_preferences_group_new())
    adw_preferences_group_set_title(typed(), title.asMarkup)
    for row in rows { adw_preferences_group_add(typed(), row.pointer) }
    // GTK 4.8 would call the list that the rows are in by its type.
    if let label, let list = rows.first.flatMap({ gtk_widget_get_parent($0.pointer) }) {
      cgtk_set_accessible_label(list, label)
    }
  }
}

/// A row with a title, and a value at its end.
///
/// Wraps `AdwActionRow`.
public final class ValueRow: Widget {
  /// A row that reads 'title: value' to accessibility tools; neither text is markup.
  ///
  /// Wraps `adw_action_row_add_suffix`.
  public init(title: String, value: String) {
    super.init(adw_action_row_new())
    adw_preferences_row_set_use_markup(typed(), 0)
    adw_preferences_row_set_title(typed(), title)
    let label = Label(value, styles: ["numeric"])
    label.align(vertically: .center)
    // The row would take room from it for the title, and break a time in two.
    gtk_label_set_wrap(label.opaque, 0)
    withExtendedLifetime(label) { adw_action_row_add_suffix(typed(), label.pointer) }
    accessibleLabel = "\(title): \(value)"
  }
}
