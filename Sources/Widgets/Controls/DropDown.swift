import CGtk

/// A list of texts to choose one from.
///
/// Wraps `GtkDropDown` over a `GtkStringList`.
public final class DropDown: Widget {
  private let choices: [String]
  private let label: String

  /// A drop-down list of `choices`, with the first chosen; accessibility tools call it `label`.
  ///
  /// Wraps `gtk_drop_down_new_from_strings`.
  public init(_ choices: [String], label: String) {
    (self.choices, self.label) = (choices, label)
    var texts: [UnsafePointer<CChar>?] = choices.map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for text in texts { g_free(UnsafeMutableRawPointer(mutating: text)) } }
    super.init(gtk_drop_down_new_from_strings(&texts))
    onChange { [weak self] in self?.describe() }
    describe()
    nameParts(list: label)
  }

  private func describe() {
    let chosen = selection.map { choices[$0] }
    name(label, withButton: chosen ?? label)
    // Newer GTK names the button by the frame, and not by what is chosen.
    accessibleDescription = chosen ?? ""
  }

  /// The position of the chosen text, from 0; nil for none, as where there are no texts.
  ///
  /// A position beyond the texts chooses none.
  ///
  /// Wraps `gtk_drop_down_set_selected`.
  public var selection: Int? {
    get { choices.indices.contains(selected) ? selected : nil }
    set { gtk_drop_down_set_selected(opaque, guint(exactly: newValue ?? -1) ?? guint.max) }
  }

  private var selected: Int { Int(clamping: gtk_drop_down_get_selected(opaque)) }

  /// Calls back when another text was chosen, by the player or the program.
  ///
  /// Wraps `notify::selected`.
  public func onChange(_ changed: @escaping () -> Void) { ref.connect("notify::selected", changed) }
}
