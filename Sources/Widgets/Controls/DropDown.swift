import CGtk

/// A drop-down list of texts (`GtkDropDown` over a `GtkStringList`).
public final class DropDown: Widget {
  private let choices: [String]
  private let label: String

  /// Creates a list with the first of `choices` selected and an accessible name (`gtk_drop_down_new_from_strings`).
  public init(_ choices: [String], label: String) {
    (self.choices, self.label) = (choices, label)
    super.init(choices.withCStrings { gtk_drop_down_new_from_strings($0) })
    onChange { [weak self] in self?.describe() }
    describe()
    nameParts(list: label)
  }

  private func describe() {
    let chosen = selection.map { choices[$0] }
    name(label, withButton: chosen ?? label)
    // Newer GTK versions name the button by the widget around it and omit the selected text.
    accessibleDescription = chosen ?? ""
  }

  /// The index of the selected text; nil, or an invalid one, for none (`gtk_drop_down_set_selected`).
  public var selection: Int? {
    get { choices.indices.contains(selected) ? selected : nil }
    set { gtk_drop_down_set_selected(opaque, guint(exactly: newValue ?? -1) ?? guint.max) }
  }

  private var selected: Int { Int(clamping: gtk_drop_down_get_selected(opaque)) }

  /// Calls a closure when the user or the program changes the selection (`notify::selected`).
  public func onChange(_ changed: @escaping () -> Void) { ref.connect("notify::selected", changed) }
}
