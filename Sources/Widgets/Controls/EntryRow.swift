import CGtk

/// A row with a title and a text entry (`AdwActionRow` with a `GtkEntry`).
///
/// An `AdwEntryRow` does not report its focus to screen readers (libadwaita 1.2).
public final class EntryRow: Widget {
  private let entry: Entry

  /// Creates a row with a title without markup, a text, an optional picture (`adw_action_row_add_prefix`), and widgets
  /// after the entry (`adw_action_row_add_suffix`).
  ///
  /// If the title is empty, the entry takes its space and has the accessible name `label`.
  public init(title: String, label: String = "", text: String, picture: Widget? = nil, end: [Widget] = []) {
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
    for widget in [entry] + end { adw_action_row_add_suffix(typed(), widget.pointer) }
    // Also makes the title the entry's accessible name. The entry takes the focus, not the row.
    adw_action_row_set_activatable_widget(typed(), entry.pointer)
    isFocusable = false
  }

  /// The text in the entry (`gtk_editable_get_text`, `gtk_editable_set_text`).
  public var text: String {
    get { entry.text }
    set { entry.text = newValue }
  }

  /// The accessible name of the entry, for a row without a title.
  public var label: String {
    get { entry.accessibleLabel ?? "" }
    set { entry.accessibleLabel = newValue }
  }

  /// Sets the text that an empty entry shows (`gtk_entry_set_placeholder_text`).
  public func setPlaceholder(_ text: String) { gtk_entry_set_placeholder_text(entry.typed(), text) }

  /// Limits the text to a number of characters (`gtk_entry_set_max_length`).
  public func limit(to characters: Int) { gtk_entry_set_max_length(entry.typed(), Int32(clamping: characters)) }

  /// Shows or hides the style of an invalid text.
  public func setWrong(_ isWrong: Bool) { entry.setWrong(isWrong) }

  /// Moves the keyboard focus to the entry and selects its text (`gtk_widget_grab_focus`).
  public func focusEntry() { entry.grabFocus() }

  /// Moves the keyboard focus to the entry and announces a message there (``Announcement/say(_:focusing:)``).
  public func focusEntry(saying message: String) { Announcement.say(message, focusing: entry) }

  /// Calls a closure, which must not hold the row strongly, when the user changes the text (``Entry/onChange(_:)``).
  public func onChange(_ changed: @escaping () -> Void) { entry.onChange(changed) }

  /// Calls a closure, which must not hold the row strongly, on Return in the entry (`GtkEntry::activate`).
  public func onReturn(_ pressed: @escaping () -> Void) { entry.onReturn(pressed) }
}
