import CGtk

/// A row with a title and a text entry (`AdwActionRow` with a `GtkEntry`).
///
/// Screen readers are not told of the focus in an `AdwEntryRow` (libadwaita 1.2).
public final class EntryRow: Widget {
  private let entry = Widget(gtk_entry_new())

  /// Creates a row with a title without markup, a text and an optional picture (`adw_action_row_add_prefix`).
  ///
  /// If the title is empty, the entry takes its space and has the accessible name `label`.
  public init(title: String, label: String = "", text: String, picture: Widget? = nil) {
    super.init(adw_action_row_new())
    showTexts(title, "")
    gtk_editable_set_text(entry.opaque, text)
    entry.expand(vertically: false)
    entry.align(vertically: .center)
    // GTK's emoji data would keep 11 MiB in memory, and emoji are of no use in a code or a text that is read aloud.
    gtk_entry_set_input_hints(entry.typed(), GTK_INPUT_HINT_NO_EMOJI)
    if title.isEmpty {
      entry.accessibleLabel = label
      // Larger than any row, so that the entry takes all the available space.
      gtk_editable_set_max_width_chars(entry.opaque, 100)
    }
    if let picture { adw_action_row_add_prefix(typed(), picture.pointer) }
    adw_action_row_add_suffix(typed(), entry.pointer)
    // Also makes the title the entry's accessible name. The entry takes the focus, not the row.
    adw_action_row_set_activatable_widget(typed(), entry.pointer)
    isFocusable = false
  }

  /// The text in the entry (`gtk_editable_get_text`).
  public var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  /// Shows or hides the style of an invalid text.
  public func setWrong(_ isWrong: Bool) { entry.setStyle("error", isWrong) }

  /// Moves the keyboard focus to the entry and selects its text (`gtk_widget_grab_focus`).
  public func focusEntry() { entry.grabFocus() }

  /// Calls a closure, which must not hold the row strongly, when the text changes (`GtkEditable::changed`).
  public func onChange(_ changed: @escaping () -> Void) { entry.ref.connect("changed", changed) }

  /// Calls a closure, which must not hold the row strongly, on Return in the entry (`GtkEntry::activate`).
  public func onReturn(_ pressed: @escaping () -> Void) { entry.ref.connect("activate", pressed) }
}
