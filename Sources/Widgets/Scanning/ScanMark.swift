import CGtk

/// The mark on the widgets that a switch selects, which also moves the focus to the first of them.
struct ScanMark {
  static let styleClass = "scanned"
  /// A ring like the focus ring of a board; rows have no space for one, and a colored button would hide it.
  private static let sheet = """
    .scanned { outline: 3px solid @accent_color; outline-offset: 1px; transition: none; }
    row.scanned, button.scanned, modelbutton.scanned { outline-offset: -2px; }
    button.pill.scanned, button.suggested-action.scanned, button.destructive-action.scanned { outline-offset: 2px; }
    """

  private static let added: Void = StyleSheet.add(sheet)

  private var shown: [GObjectRef] = []
  private var described: GObjectRef?

  /// Marks these widgets only, focuses the first one if possible, and describes it by `sentence` if that is not nil.
  mutating func show(
    on items: [UnsafeMutablePointer<GtkWidget>], reading sentence: String?, in window: UnsafeMutablePointer<GtkWidget>
  ) {
    ScanMark.added
    clear()
    shown = items.map { GObjectRef(retaining: $0) }
    for item in items { ScanMark.set(item, isShown: true) }
    guard let item = items.first else { return }
    // By default, window controls cannot have the keyboard focus.
    if let controls = ScanScope.windowControls(around: item) {
      for widget in [controls, item] { gtk_widget_set_can_focus(widget, 1) }
    }
    guard gtk_widget_get_focusable(item) != 0 else { return }
    if let sentence, !Widget.isDescribedByGTK(item) {
      // Set before the focus moves. Otherwise a screen reader reads it twice: with the focus and as a change.
      cgtk_set_accessible_description(item, sentence)
      described = shown.first
    }
    if gtk_root_get_focus(OpaquePointer(window)) != item { gtk_widget_grab_focus(item) }
    gtk_window_set_focus_visible(window.as(), 1)
  }

  /// Adds or removes the style class `scanned`, unless a custom widget shows the mark itself.
  private static func set(_ item: UnsafeMutableRawPointer, isShown: Bool) {
    if let widget = InstanceDelegate.get(item, as: CustomWidget.self) { return widget.showScanMark(isShown) }
    let widget = item.assumingMemoryBound(to: GtkWidget.self)
    isShown ? gtk_widget_add_css_class(widget, styleClass) : gtk_widget_remove_css_class(widget, styleClass)
  }

  mutating func clear() {
    for item in shown { ScanMark.set(item.pointer, isShown: false) }
    described.map(Widget.restoreDescription)
    (shown, described) = ([], nil)
  }
}

extension Widget {
  /// Whether libadwaita describes a row by its subtitle, a description that could not be restored.
  fileprivate static func isDescribedByGTK(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_list_box_row_get_type()) != 0 && !hasOwnDescription(widget)
  }
}
