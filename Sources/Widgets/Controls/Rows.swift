import CGtk

/// A row with a switch, which is turned by a click anywhere on the row.
///
/// Wraps `AdwActionRow` with a `GtkSwitch`.
public final class SwitchRow: Widget {
  private let control: SwitchControl

  /// A row with a title, and a sentence on what it is for; neither is markup.
  ///
  /// Wraps `adw_action_row_add_suffix` and `adw_action_row_set_activatable_widget`.
  public init(title: String, text: String = "") {
    control = SwitchControl()
    super.init(adw_action_row_new())
    showTexts(title, text)
    control.align(vertically: .center)
    control.accessibleDescription = text
    adw_action_row_add_suffix(typed(), control.pointer)
    // It also names the switch by the title. The focus goes to the switch, which says how it stands.
    adw_action_row_set_activatable_widget(typed(), control.pointer)
    isFocusable = false
    control.settleWhenRealized()
  }

  /// Whether the switch is on.
  ///
  /// Wraps `gtk_switch_set_active`.
  public var isOn: Bool {
    get { gtk_switch_get_active(control.opaque) != 0 }
    set { gtk_switch_set_active(control.opaque, newValue ? 1 : 0) }
  }

  /// Moves the keyboard focus to the switch.
  ///
  /// Wraps `gtk_widget_grab_focus`.
  public func focusSwitch() { control.grabFocus() }

  /// Calls back when the switch was turned, by the player or the program.
  ///
  /// Wraps `notify::active` of `GtkSwitch`.
  public func onChange(_ changed: @escaping () -> Void) { control.ref.connect("notify::active", changed) }
}

private final class SwitchControl: Widget {
  init() { super.init(gtk_switch_new()) }
}

/// A row with a title and texts to choose one from.
///
/// Wraps `AdwComboRow` over a `GtkStringList`.
public final class ChoiceRow: Widget {
  /// The texts; once others are set, the first of them is chosen.
  ///
  /// Wraps `adw_combo_row_set_model` and `adw_combo_row_set_use_subtitle`.
  public var choices: [String] { didSet { if choices != oldValue { showChoices() } } }
  private let title: String

  /// A row with the first of `choices` chosen; the title is no markup.
  ///
  /// Wraps `adw_combo_row_new`.
  public init(title: String, _ choices: [String]) {
    (self.title, self.choices) = (title, choices)
    super.init(adw_combo_row_new())
    showTexts(title, "")
    showChoices()
    settleWhenRealized()
    onChange { [weak self] in self?.showValue() }
  }

  private func showChoices() {
    let list = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil)))
    for choice in choices { gtk_string_list_append(list.opaque, choice) }
    adw_combo_row_set_model(typed(), list.opaque)
    // Where there is no room beside the title libadwaita would cut the text.
    let isLong = choices.contains { $0.count > 24 }
    adw_combo_row_set_use_subtitle(typed(), isLong || hasLargeText ? 1 : 0)
    showValue()
    nameParts(list: title)
  }

  /// The position of the chosen text, from 0; nil for none, as where there are no texts.
  ///
  /// A position beyond the texts chooses none.
  ///
  /// Wraps `adw_combo_row_set_selected`.
  public var selection: Int? {
    get { choices.indices.contains(selected) ? selected : nil }
    set { adw_combo_row_set_selected(typed(), guint(exactly: newValue ?? -1) ?? guint.max) }
  }

  private var selected: Int { Int(clamping: adw_combo_row_get_selected(typed())) }

  /// Calls back when another text was chosen, by the player or the program.
  ///
  /// Wraps `notify::selected`.
  public func onChange(_ changed: @escaping () -> Void) { ref.connect("notify::selected", changed) }

  /// A screen reader reads the title only, and not what is chosen.
  private func showValue() {
    accessibleDescription = selection.map { choices[$0] } ?? ""
  }
}

/// A row with a title that leads to another page.
///
/// Wraps `AdwActionRow`.
public final class LinkRow: Widget {
  /// A row that calls back when it is chosen; the closure must not hold it strongly.
  ///
  /// `text` is a smaller line beneath the title; neither is markup.
  ///
  /// Wraps `AdwActionRow::activated`.
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
  /// A row that is no list's item: of one a screen reader would say that it is not selected, and none can be.
  static func newRow(_ role: GtkAccessibleRole) -> UnsafeMutablePointer<GtkWidget> {
    cgtk_widget_new(adw_action_row_get_type(), role)
  }

  /// Whether a row has room for its title alone in a narrow window, so that all else goes beneath it.
  var hasLargeText: Bool { textScale >= 1.5 }

  /// Sets a row's texts, which are no markup.
  func showTexts(_ title: String, _ text: String) {
    adw_preferences_row_set_use_markup(typed(), 0)
    adw_preferences_row_set_title(typed(), title)
    adw_action_row_set_title_lines(typed(), 0)
    if !text.isEmpty { adw_action_row_set_subtitle(typed(), text) }
  }
}
