import CGtk

/// A row with a command and its keys, as `GtkShortcutLabel`s or, if text is large, a subtitle (`AdwActionRow`).
///
/// It takes the keyboard focus so that a screen reader reads it.
public final class ShortcutRow: Widget {
  private var textScaleToken: SignalToken?

  /// Creates a row with the accessible name 'title: keys', without markup (`gtk_shortcut_label_set_accelerator`).
  ///
  /// - Parameter keys: Keys in the syntax of `gtk_accelerator_parse`, separated by spaces; a range is `1...9`.
  public init(title: String, keys: String) {
    super.init(Widget.newRow(GTK_ACCESSIBLE_ROLE_LABEL))
    let spoken = ShortcutRow.spoken(keys)
    showTexts(title, "")
    let shown = addKeys(keys)
    // With large text, keys beside the title would make the row wider than a narrow window.
    textScaleToken = followTextScale { [weak self] in
      guard let self else { return }
      shown.isVisible = !hasLargeText
      adw_action_row_set_subtitle(typed(), hasLargeText ? spoken : "")
    }
    accessibleLabel = "\(title): \(spoken)"
  }

  private func addKeys(_ keys: String) -> Widget {
    let labels = keys.split(separator: " ").map { keys in
      let label = Widget(cgtk_widget_new(gtk_shortcut_label_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
      gtk_shortcut_label_set_accelerator(label.opaque, String(keys))
      ShortcutRow.nameKeys(in: label)
      return label
    }
    let box = Box(.horizontal, spacing: 6, labels)
    box.align(vertically: .center)
    gtk_widget_set_can_focus(box.pointer, 0)
    adw_action_row_add_suffix(typed(), box.pointer)
    return box
  }

  /// Replaces GTK's names of keys, such as Page_Down, by those on the keyboard.
  private static func nameKeys(in shortcut: Widget) {
    shortcut.pointer.forEachInTree { part in
      guard cgtk_is_a(part, gtk_label_get_type()) != 0 else { return }
      let name = String(cString: gtk_label_get_text(OpaquePointer(part)))
      if name.contains("_") { gtk_label_set_text(OpaquePointer(part), label(name)) }
    }
  }

  static func spoken(_ keys: String) -> String {
    keys.split(separator: " ").map { alternative in
      alternative.split(separator: "...").map { label(String($0)) }.joined(separator: "–")
    }.joined(separator: ", ")
  }

  private static func label(_ accelerator: String) -> String {
    var (key, modifiers): (guint, GdkModifierType) = (0, GdkModifierType(rawValue: 0))
    guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0 else { return accelerator }
    let label = gtk_accelerator_get_label(key, modifiers)!
    defer { g_free(label) }
    return String(cString: label)
  }
}
