import CGtk

/// Shows what a switch would select, and takes the focus there.
struct ScanMark {
  static let styleClass = "scanned"
  /// Like the focus ring of a board, which a theme's is too faint for.
  ///
  /// What lies in a list has no room beside it, and on a button in a color of its own the ring would not be seen.
  private static let sheet = """
    .scanned { outline: 3px solid @accent_color; outline-offset: 1px; transition: none; }
    row.scanned, button.scanned, modelbutton.scanned { outline-offset: -2px; }
    button.pill.scanned, button.suggested-action.scanned, button.destructive-action.scanned { outline-offset: 2px; }
    """

  private static let added: Void = StyleSheet.add(sheet)

  private var shown: [GObjectRef] = []
  /// What has a sentence in place of its own description.
  private var described: GObjectRef?

  /// Marks these widgets and no others; the first one gets the focus, if it can have it.
  ///
  /// - Parameter sentence: What is read with the first one in place of its description; nil for that.
  mutating func show(
    on items: [UnsafeMutablePointer<GtkWidget>], reading sentence: String?, in window: UnsafeMutablePointer<GtkWidget>
  ) {
    ScanMark.added
    clear()
    shown = items.map { GObjectRef(retaining: $0) }
    for item in items { ScanMark.set(item, isShown: true) }
    guard let item = items.first else { return }
    // The keyboard passes the buttons of a window's frame over.
    if let controls = gtk_widget_get_ancestor(item, gtk_window_controls_get_type()) {
      for widget in [controls, item] { gtk_widget_set_can_focus(widget, 1) }
    }
    guard gtk_widget_get_focusable(item) != 0 else { return }
    if let sentence, !Widget.isDescribedByGTK(item) {
      // Before the focus is there, or it would be read once with it and once as a change.
      cgtk_set_accessible_description(item, sentence)
      described = shown.first
    }
    if gtk_root_get_focus(OpaquePointer(window)) != item { gtk_widget_grab_focus(item) }
    gtk_window_set_focus_visible(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self), 1)
  }

  /// By the class `scanned` of the style sheet, unless a widget of ours has it otherwise.
  private static func set(_ item: UnsafeMutableRawPointer, isShown: Bool) {
    if let widget = InstanceDelegate.get(item, as: CustomWidget.self) { return widget.showScanMark(isShown) }
    let widget = item.assumingMemoryBound(to: GtkWidget.self)
    isShown ? gtk_widget_add_css_class(widget, styleClass) : gtk_widget_remove_css_class(widget, styleClass)
  }

  /// Takes the mark away.
  mutating func clear() {
    for item in shown { ScanMark.set(item.pointer, isShown: false) }
    described.map(Widget.restoreDescription)
    (shown, described) = ([], nil)
  }
}

extension Widget {
  /// Whether libadwaita describes a row by its own subtitle, which could not be given back.
  fileprivate static func isDescribedByGTK(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_list_box_row_get_type()) != 0 && !hasOwnDescription(widget)
  }
}
