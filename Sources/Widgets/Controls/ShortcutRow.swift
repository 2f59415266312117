import CGtk

/// A row with what keys do, and the keys at its end; it takes the keyboard focus, for a screen reader to read it then.
///
/// Wraps `AdwActionRow` with `GtkShortcutLabel`s, or with a subtitle where text is large.
public final class ShortcutRow: Widget {
  /// A row that reads 'title: keys' to accessibility tools; the title is no markup.
  ///
  /// Wraps `gtk_shortcut_label_set_accelerator`.
  ///
  /// - Parameter keys: As `gtk_accelerator_parse` reads them, several with a space between them, a range as in `1...9`.
  public init(title: String, keys: String) {
    super.init(Widget.newRow(GTK_ACCESSIBLE_ROLE_LABEL))
    // Large keys beside a title would make the row wider than a narrow window.
    let spoken = ShortcutRow.spoken(keys)
    showTexts(title, hasLargeText ? spoken : "")
    if !hasLargeText { showKeys(keys) }
    accessibleLabel = "\(title): \(spoken)"
  }

  private func showKeys(_ keys: String) {
    let labels = keys.split(separator: " ").map { ShortcutLabel(String($0)) }
    // In a narrow window, several keys go into several lines.
    let box = FlowBox(columns: labels.count, spacing: 6, labels)
    box.align(vertically: .center)
    gtk_widget_set_can_focus(box.pointer, 0)
    withExtendedLifetime(box) { adw_action_row_add_suffix(typed(), box.pointer) }
  }

  /// What keys are called, as on the keyboard.
  ///
  /// Wraps `gtk_accelerator_get_label`.
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

private final class ShortcutLabel: Widget {
  init(_ keys: String) {
    super.init(cgtk_widget_new(gtk_shortcut_label_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_shortcut_label_set_accelerator(opaque, keys)
  }
}
