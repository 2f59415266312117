import CGtk

/// A row with a title, in which a text is written.
///
/// Wraps `AdwActionRow` with a `GtkEntry`: a screen reader hears nothing of the focus in an `AdwEntryRow` (libadwaita 1.2).
public final class EntryRow: Widget {
  private let entry: Entry

  /// A row that has `text` in it; it begins with a picture, if there is one.
  ///
  /// The title is no markup. Where it is empty, the entry has its room, and accessibility tools call it by `label`.
  ///
  /// Nothing is offered to choose emoji from. Wraps `gtk_editable_set_text`, `gtk_entry_set_input_hints`,
  /// `adw_action_row_add_suffix` and `adw_action_row_add_prefix`.
  public init(title: String, label: String = "", text: String, picture: Widget? = nil) {
    entry = Entry(text)
    super.init(adw_action_row_new())
    showTexts(title, "")
    if title.isEmpty {
      entry.accessibleLabel = label
      // More than there is: the row gives it what there is.
      gtk_editable_set_max_width_chars(entry.opaque, 100)
    }
    if let picture { adw_action_row_add_prefix(typed(), picture.pointer) }
    adw_action_row_add_suffix(typed(), entry.pointer)
    // It also names the entry by the title. The focus goes to the entry, and not to the row.
    adw_action_row_set_activatable_widget(typed(), entry.pointer)
    isFocusable = false
  }

  /// The text as it stands in the row.
  ///
  /// Wraps `gtk_editable_get_text`.
  public var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  /// Shows whether the text is one that cannot be taken.
  public func setWrong(_ isWrong: Bool) { entry.setStyle("error", isWrong) }

  /// Moves the keyboard focus to where the text is written, and selects it.
  ///
  /// Wraps `gtk_widget_grab_focus`.
  public func focusEntry() { entry.grabFocus() }

  /// Calls back when the text was changed, by the player or the program; the closure must not hold the row strongly.
  ///
  /// Wraps `GtkEditable::changed`.
  public func onChange(_ changed: @escaping () -> Void) { entry.ref.connect("changed", changed) }

  /// Calls back when the player presses Return in the row; the closure must not hold the row strongly.
  ///
  /// Wraps `GtkEntry::activate`.
  public func onReturn(_ pressed: @escaping () -> Void) { entry.ref.connect("activate", pressed) }
}

private final class Entry: Widget {
  init(_ text: String) {
    super.init(gtk_entry_new())
    gtk_editable_set_text(opaque, text)
    gtk_widget_set_hexpand(pointer, 1)
    align(vertically: .center)
    // GTK's thousands of emoji would stay in memory, 11 MiB, for what is a code, or read aloud.
    gtk_entry_set_input_hints(typed(), GTK_INPUT_HINT_NO_EMOJI)
  }
}
