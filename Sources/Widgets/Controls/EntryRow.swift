import CGtk

/// A row with a title and a text entry (`AdwActionRow` with a `GtkEntry`).
///
/// Screen readers are not told of the focus in an `AdwEntryRow` (libadwaita 1.2).
public final class EntryRow: Widget {
  private let entry: Entry

  /// Creates a row with a title without markup, a text and an optional picture (`adw_action_row_add_prefix`).
  ///
  /// If the title is empty, the entry takes its space and has the accessible name `label`.
  public init(title: String, label: String = "", text: String, picture: Widget? = nil) {
    entry = Entry(text: text, label: title.isEmpty ? label : "")
    super.init(adw_action_row_new())
    showTexts(title, "")
    entry.expand(vertically: false)
    entry.align(vertically: .center)
    if title.isEmpty {
      // Larger than any row, so that the entry takes all the available space.
      gtk_editable_set_max_width_chars(entry.opaque, 100)
    }
    if let picture { adw_action_row_add_prefix(typed(), picture.pointer) }
    adw_action_row_add_suffix(typed(), entry.pointer)
    // Also makes the title the entry's accessible name. The entry takes the focus, not the row.
    adw_action_row_set_activatable_widget(typed(), entry.pointer)
    isFocusable = false
  }

  /// The text in the entry (`gtk_editable_get_text`, `gtk_editable_set_text`).
  public var text: String {
    get { entry.text }
    set { entry.text = newValue }
  }

  /// Shows or hides the style of an invalid text.
  public func setWrong(_ isWrong: Bool) { entry.setWrong(isWrong) }

  /// Moves the keyboard focus to the entry and selects its text (`gtk_widget_grab_focus`).
  public func focusEntry() { entry.grabFocus() }

  /// Calls a closure, which must not hold the row strongly, when the text changes (`GtkEditable::changed`).
  public func onChange(_ changed: @escaping () -> Void) { entry.onChange(changed) }

  /// Calls a closure, which must not hold the row strongly, on Return in the entry (`GtkEntry::activate`).
  public func onReturn(_ pressed: @escaping () -> Void) { entry.onReturn(pressed) }
}
