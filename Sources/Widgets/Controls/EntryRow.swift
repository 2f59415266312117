import CGtk

/// A row with a title, in which a text is written.
///
/// Wraps `AdwEntryRow`.
public final class EntryRow: Widget {
  /// A row that has `text` in it; it begins with a picture, if there is one.
  ///
  /// The title is no markup. Wraps `gtk_editable_set_text` and `adw_entry_row_add_prefix`.
  public init(title: String, text: String, picture: Widget? = nil) {
    super.init(adw_entry_row_new())
    adw_preferences_row_set_use_markup(typed(), 0)
    adw_preferences_row_set_title(typed(), title)
    gtk_editable_set_text(opaque, text)
    if let picture { adw_entry_row_add_prefix(typed(), picture.pointer) }
  }

  /// The text as it stands in the row.
  ///
  /// Wraps `gtk_editable_get_text`.
  public var text: String { String(cString: gtk_editable_get_text(opaque)) }

  /// Calls back when the text was changed, by the player or the program; the closure must not hold the row strongly.
  ///
  /// Wraps `GtkEditable::changed`.
  public func onChange(_ changed: @escaping () -> Void) { ref.connect("changed", changed) }

  /// Calls back when the player presses Return in the row; the closure must not hold the row strongly.
  ///
  /// Wraps `AdwEntryRow::entry-activated`.
  public func onReturn(_ pressed: @escaping () -> Void) { ref.connect("entry-activated", pressed) }
}
