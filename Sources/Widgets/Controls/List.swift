import CGtk

/// Rows with a heading.
///
/// Wraps `AdwPreferencesGroup`.
public final class RowGroup: Widget {
  /// A group of rows; where no title is seen, `label` is its name for accessibility tools.
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
  /// A row that reads 'title: value'.
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

/// A list of texts to choose one from.
///
/// Wraps `GtkDropDown` over a `GtkStringList`.
public final class DropDown: Widget {
  private let choices: [String]
  private let label: String

  /// A drop-down list of `choices`, with the first chosen.
  public init(_ choices: [String], label: String) {
    (self.choices, self.label) = (choices, label)
    var texts: [UnsafePointer<CChar>?] = choices.map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for text in texts { g_free(UnsafeMutableRawPointer(mutating: text)) } }
    super.init(gtk_drop_down_new_from_strings(&texts))
    onChange { [weak self] in self?.describe() }
    describe()
    nameParts(list: label)
  }

  private func describe() {
    nameWithButton(choices.indices.contains(selection) ? "\(label): \(choices[selection])" : label)
  }

  /// The position of the chosen text.
  public var selection: Int {
    get { Int(gtk_drop_down_get_selected(opaque)) }
    set { gtk_drop_down_set_selected(opaque, guint(newValue)) }
  }

  /// Calls back when another text was chosen.
  public func onChange(_ changed: @escaping () -> Void) { connect(ref.pointer, notify: "selected", changed) }
}
