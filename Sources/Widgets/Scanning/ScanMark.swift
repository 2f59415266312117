import CGtk
import InputEvents

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
  /// The widget that shows one mark around many of its children.
  private var surrounding: GObjectRef?
  private var described: GObjectRef?

  /// Marks these widgets only, focuses the first one if possible, and describes it by `sentence` if that is not nil.
  mutating func show(
    on items: [UnsafeMutablePointer<GtkWidget>], reading sentence: String?, in window: UnsafeMutablePointer<GtkWidget>
  ) {
    ScanMark.added
    clear()
    if let parent = ScanMark.surround(items) {
      (surrounding, shown) = (parent, [])
    } else {
      shown = items.map { GObjectRef(retaining: $0) }
      for item in items { ScanMark.set(item, isShown: true) }
    }
    guard let item = items.first else { return }
    // By default, window controls cannot have the keyboard focus.
    if let controls = ScanScope.windowControls(around: item) {
      for widget in [controls, item] { gtk_widget_set_can_focus(widget, 1) }
    }
    guard gtk_widget_get_focusable(item) != 0 else { return }
    if let sentence, !Widget.isDescribedByGTK(item) {
      // Set before the focus moves. Otherwise a screen reader reads it twice: with the focus and as a change.
      cgtk_set_accessible_description(item, sentence)
      described = GObjectRef(retaining: item)
    }
    if gtk_root_get_focus(OpaquePointer(window)) != item { gtk_widget_grab_focus(item) }
    gtk_window_set_focus_visible(window.as(), 1)
  }

  /// Shows one mark around many children of a custom widget, and returns that widget, or nil if it cannot.
  private static func surround(_ items: [UnsafeMutablePointer<GtkWidget>]) -> GObjectRef? {
    guard items.count > ScanPattern.largestUndivided, let parent = gtk_widget_get_parent(items[0]),
      let widget = InstanceDelegate.get(parent, as: CustomWidget.self)
    else { return nil }
    let children = items.compactMap { InstanceDelegate.get($0, as: CustomWidget.self) }
    return children.count == items.count && widget.showScanMark(around: children)
      ? GObjectRef(retaining: parent) : nil
  }

  /// Adds or removes the style class `scanned`, unless a custom widget shows the mark itself.
  private static func set(_ item: UnsafeMutableRawPointer, isShown: Bool) {
    if let widget = InstanceDelegate.get(item, as: CustomWidget.self) { return widget.showScanMark(isShown) }
    let widget = item.assumingMemoryBound(to: GtkWidget.self)
    isShown ? gtk_widget_add_css_class(widget, styleClass) : gtk_widget_remove_css_class(widget, styleClass)
  }

  mutating func clear() {
    for item in shown { ScanMark.set(item.pointer, isShown: false) }
    if let surrounding {
      _ = InstanceDelegate.get(surrounding.pointer, as: CustomWidget.self)?.showScanMark(around: [])
    }
    surrounding = nil
    described.map(Widget.restoreDescription)
    (shown, described) = ([], nil)
  }
}

extension Widget {
  /// Returns whether libadwaita describes a row by its subtitle, a description that could not be restored.
  fileprivate static func isDescribedByGTK(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_list_box_row_get_type()) != 0 && !hasOwnDescription(widget)
  }
}
