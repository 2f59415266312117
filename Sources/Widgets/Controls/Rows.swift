import CGtk

/// A row with a switch, which a click anywhere on the row toggles (`AdwActionRow` with a `GtkSwitch`).
public final class SwitchRow: Widget {
  private let control = Widget(gtk_switch_new())

  /// Creates a row; neither title nor explanation is markup (`adw_action_row_set_activatable_widget`).
  public init(title: String, text: String = "") {
    super.init(adw_action_row_new())
    showTexts(title, text)
    control.align(vertically: .center)
    control.accessibleDescription = text
    adw_action_row_add_suffix(typed(), control.pointer)
    // Also makes the title the switch's accessible name. The switch takes the focus, because it reports its state.
    adw_action_row_set_activatable_widget(typed(), control.pointer)
    isFocusable = false
    control.settleWhenRealized()
  }

  /// Whether the switch is on (`gtk_switch_set_active`).
  public var isOn: Bool {
    get { gtk_switch_get_active(control.opaque) != 0 }
    set { gtk_switch_set_active(control.opaque, newValue ? 1 : 0) }
  }

  /// Moves the keyboard focus to the switch (`gtk_widget_grab_focus`).
  public func focusSwitch() { control.grabFocus() }

  /// Calls a closure when the user or the program toggles the switch (`notify::active` of `GtkSwitch`).
  public func onChange(_ changed: @escaping () -> Void) { control.ref.connect("notify::active", changed) }
}

/// A row with a title and a list of texts to choose from (`AdwComboRow` over a `GtkStringList`).
public final class ChoiceRow: Widget {
  /// The texts; changing them selects the first one (`adw_combo_row_set_model` and `adw_combo_row_set_use_subtitle`).
  public var choices: [String] { didSet { if choices != oldValue { showChoices() } } }
  private let title: String
  private var textScaleToken: SignalToken?

  /// Creates a row with the first of `choices` selected; the title is not markup (`adw_combo_row_new`).
  public init(title: String, _ choices: [String]) {
    (self.title, self.choices) = (title, choices)
    super.init(adw_combo_row_new())
    showTexts(title, "")
    showChoices()
    settleWhenRealized()
    onChange { [weak self] in self?.showValue() }
    textScaleToken = followTextScale { [weak self] in self?.placeValue() }
  }

  private func showChoices() {
    let list = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil)))
    for choice in choices { gtk_string_list_append(list.opaque, choice) }
    // Set before the model: libadwaita (1.10) shows the selection as a subtitle only once it changes.
    placeValue()
    adw_combo_row_set_model(typed(), list.opaque)
    showValue()
    nameParts(list: title)
  }

  private func placeValue() {
    // libadwaita would cut a long text that does not fit beside the title.
    let longest = choices.map(\.count).max() ?? 0
    let isLong = longest > 24 || title.count + longest > 40
    adw_combo_row_set_use_subtitle(typed(), isLong || hasLargeText ? 1 : 0)
  }

  /// The index of the selected text; nil, or an invalid one, for none (`adw_combo_row_set_selected`).
  public var selection: Int? {
    get { choices.indices.contains(selected) ? selected : nil }
    set { adw_combo_row_set_selected(typed(), guint(exactly: newValue ?? -1) ?? guint.max) }
  }

  private var selected: Int { Int(clamping: adw_combo_row_get_selected(typed())) }

  /// Calls a closure when the user or the program changes the selection (`notify::selected`).
  public func onChange(_ changed: @escaping () -> Void) { ref.connect("notify::selected", changed) }

  /// Describes the row by its selection, which libadwaita reports only from 1.9 on.
  private func showValue() {
    guard adw_get_major_version() == 1, adw_get_minor_version() < 9 else { return }
    accessibleDescription = selection.map { choices[$0] } ?? ""
  }
}

/// A row with a title that leads to another page (`AdwActionRow`).
public final class LinkRow: Widget {
  /// Creates a row with a subtitle, both without markup (`AdwActionRow::activated`).
  ///
  /// The closure must not hold the row strongly.
  public init(title: String, text: String = "", _ activated: @escaping () -> Void) {
    super.init(Widget.newRow(GTK_ACCESSIBLE_ROLE_BUTTON))
    showTexts(title, text)
    if !text.isEmpty {
      accessibleDescription = text
      settleWhenRealized()
    }
    let arrow = Icon("go-next-symbolic", size: 16)
    withExtendedLifetime(arrow) { adw_action_row_add_suffix(typed(), arrow.pointer) }
    gtk_list_box_row_set_activatable(typed(), 1)
    ref.connect("activated", activated)
  }
}

extension Widget {
  /// Creates a row with another role than list item, of which a screen reader would say that it is not selected.
  static func newRow(_ role: GtkAccessibleRole) -> UnsafeMutablePointer<GtkWidget> {
    cgtk_widget_new(adw_action_row_get_type(), role)
  }

  /// Whether text is so large that a row has its value below its title, to fit into a narrow window.
  public var hasLargeText: Bool { textScale >= 1.5 }

  /// Calls a closure now, and on each change of ``textScale`` until the token is freed (`notify::gtk-xft-dpi`).
  func followTextScale(_ changed: @escaping () -> Void) -> SignalToken {
    changed()
    return SignalToken(
      connect(UnsafeMutableRawPointer(gtk_widget_get_settings(pointer)!), "notify::gtk-xft-dpi", changed))
  }

  func showTexts(_ title: String, _ text: String) {
    adw_preferences_row_set_use_markup(typed(), 0)
    adw_preferences_row_set_title(typed(), title)
    adw_action_row_set_title_lines(typed(), 0)
    if !text.isEmpty { adw_action_row_set_subtitle(typed(), text) }
  }
}
