import CGtk

/// A text entry of one line (`GtkEntry`).
public final class Entry: Widget {
  private var isTextBeingSet = false

  /// Creates an entry with a text and an accessible name (`gtk_entry_new`).
  public init(text: String = "", label: String) {
    super.init(gtk_entry_new())
    gtk_editable_set_text(opaque, text)
    // GTK's emoji data would keep 11 MiB in memory.
    gtk_entry_set_input_hints(typed(), GTK_INPUT_HINT_NO_EMOJI)
    if !label.isEmpty { accessibleLabel = label }
  }

  /// The text (`gtk_editable_get_text`, `gtk_editable_set_text`).
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      isTextBeingSet = true
      gtk_editable_set_text(opaque, newValue)
      isTextBeingSet = false
    }
  }

  /// The text that an empty entry shows (`gtk_entry_set_placeholder_text`).
  public var placeholder: String {
    get { gtk_entry_get_placeholder_text(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_entry_set_placeholder_text(typed(), newValue) }
  }

  /// Shows or hides the style of an invalid text.
  public func setWrong(_ isWrong: Bool) { setStyle("error", isWrong) }

  /// Calls a closure, which must not hold the entry strongly, when the user changes the text (`GtkEditable::changed`).
  ///
  /// A new value of ``text`` is not reported.
  public func onChange(_ changed: @escaping () -> Void) {
    ref.connect("changed") { [weak self] in if self?.isTextBeingSet != true { changed() } }
  }

  /// Calls a closure, which must not hold the entry strongly, on Return (`GtkEntry::activate`).
  public func onReturn(_ pressed: @escaping () -> Void) { ref.connect("activate", pressed) }

  /// Calls a closure, which must not hold the entry strongly, when the focus leaves (`GtkEventControllerFocus::leave`).
  public func onFocusOut(_ left: @escaping () -> Void) {
    EventController(gtk_event_controller_focus_new(), on: self).ref.connect("leave", left)
  }
}
