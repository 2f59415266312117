import CGtk
import Geometry
import InputEvents

/// The widgets of a window that can be selected, by group: those of the open menu, or else of the whole window.
///
/// A group consists of the items of one header bar, list or grid, or of adjacent items outside of these. A large grid
/// is scanned row by row. A ``CustomWidget`` may define groups of its own, of which large ones are divided further.
package struct ScanScope {
  package typealias Item = UnsafeMutablePointer<GtkWidget>

  private struct Group {
    var items: [Item]
    /// The frames of the items of a custom widget's own group; nil for other groups.
    var frames: [Rect]?
  }

  private var found: [Group] = []
  private let root: Item
  private var container: Item?
  private var count = 0
  private var isClosed = false

  /// The largest number of items in a group that is not split into rows.
  private static let largestGroup = 6

  /// Collects the items of a window, or of the popover above it that has the focus.
  package init(window: Item) {
    let popover = ScanScope.popover(with: gtk_root_get_focus(OpaquePointer(window)))
    root = popover ?? window
    collect(root, in: root)
    guard !isClosed else { return }
    // Selecting the widget that opened a menu closes the menu; a window has a close button.
    if let popover, let opener = gtk_widget_get_parent(popover) { found.append(Group(items: [opener])) }
  }

  /// The groups in reading order, none of them empty.
  package var groups: [[Item]] { nodes().map(\.items) }

  /// Returns the groups in reading order, of which the large ones of custom widgets are divided.
  package func nodes(_ pattern: ScanPattern = .rowsAndColumns) -> [ScanNode<Item>] {
    let isRightToLeft = gtk_widget_get_direction(root) == GTK_TEXT_DIR_RTL
    return found.flatMap { group -> [ScanNode<Item>] in
      guard let frames = group.frames, group.items.count > ScanPattern.largestUndivided else {
        return rows(of: group.items).map { .group($0.map { .item($0) }) }
      }
      let items = zip(group.items, frames).map { (item: $0, frame: $1) }
      return [pattern.group(items, isRightToLeft: isRightToLeft)]
    }
  }

  static func popover(with focus: Item?) -> Item? {
    guard let focus, let native = gtk_widget_get_native(focus) else { return nil }
    let widget: Item = native.as()
    return cgtk_is_a(widget, gtk_popover_get_type()) != 0 ? widget : nil
  }

  private mutating func collect(_ widget: Item, in container: Item) {
    guard !isClosed, isReachable(widget) else { return }
    if let own = InstanceDelegate.get(widget, as: CustomWidget.self)?.scanGroups {
      return append(own)
    }
    // A row represents the widgets in it.
    if cgtk_is_a(widget, gtk_list_box_row_get_type()) != 0, ScanScope.isItem(widget) {
      return append(widget, in: container)
    }
    let (container, count) = (isContainer(widget) ? widget : container, count)
    for child in children(of: widget) where !isPopover(child) { collect(child, in: container) }
    // A widget that contains items is not an item itself.
    if self.count == count, ScanScope.isItem(widget) { append(widget, in: container) }
  }

  private mutating func append(_ own: ScanGroups) {
    let new = own.groups.enumerated().compactMap { index, widgets -> Group? in
      let frames = own.frames.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? []
      let isFramed = frames.count == widgets.count
      let kept = widgets.indices.filter { isReachable(widgets[$0].pointer) }
      guard !kept.isEmpty else { return nil }
      return Group(
        items: kept.map { widgets[$0].pointer }, frames: isFramed ? kept.map { frames[$0] } : nil)
    }
    isClosed = own.isClosed && !new.isEmpty
    found = isClosed ? new : found + new
    (count, container) = (count + new.reduce(0) { $0 + $1.items.count }, nil)
  }

  private mutating func append(_ item: Item, in container: Item) {
    count += 1
    if self.container == container, let last = found.indices.last {
      found[last].items.append(item)
    } else {
      found.append(Group(items: [item]))
    }
    self.container = container
  }

  private func children(of widget: Item) -> some Sequence<Item> {
    sequence(state: gtk_widget_get_first_child(widget)) { child in
      defer { child = child.flatMap(gtk_widget_get_next_sibling) }
      return child
    }
  }

  private func isReachable(_ widget: Item) -> Bool {
    gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_sensitive(widget) != 0
      && (gtk_widget_get_can_focus(widget) != 0 || ScanScope.isWindowControl(widget))
  }

  private func isContainer(_ widget: Item) -> Bool {
    [adw_header_bar_get_type(), gtk_list_box_get_type(), gtk_flow_box_get_type(), gtk_list_base_get_type()].contains {
      cgtk_is_a(widget, $0) != 0
    }
  }

  private func isPopover(_ widget: Item) -> Bool { cgtk_is_a(widget, gtk_popover_get_type()) != 0 }

  /// Returns whether selecting the widget does something; not so for text fields and scrolled windows.
  static func isItem(_ widget: Item) -> Bool {
    if gtk_widget_has_css_class(widget, "close") != 0, isWindowControl(widget) { return true }
    guard gtk_widget_get_focusable(widget) != 0 else { return false }
    return ![gtk_text_get_type(), gtk_text_view_get_type(), gtk_scrolled_window_get_type()].contains {
      cgtk_is_a(widget, $0) != 0
    }
  }

  private static func isWindowControl(_ widget: Item) -> Bool { windowControls(around: widget) != nil }

  /// Returns the buttons of the frame of a window or a sheet that a button belongs to, which the keyboard focus skips.
  static func windowControls(around widget: Item) -> Item? {
    // The type for sheets is private to libadwaita.
    [gtk_window_controls_get_type(), g_type_from_name("AdwSheetControls")].lazy
      .compactMap { $0 == 0 ? nil : gtk_widget_get_ancestor(widget, $0) }.first
  }

  /// Splits a group into rows from the top, in reading order, unless it is small or has one row or column.
  private func rows(of group: [Item]) -> [[Item]] {
    guard group.count > ScanScope.largestGroup else { return [group] }
    let isRightToLeft = gtk_widget_get_direction(root) == GTK_TEXT_DIR_RTL
    var rows: [(first: Rect, items: [(Item, Rect)])] = []
    let items = group.compactMap { item in frame(of: item).map { (item, $0) } }
    for (item, frame) in items.sorted(by: { $0.1.minY < $1.1.minY }) {
      if let row = rows.indices.last, frame.center.y >= rows[row].first.minY, frame.center.y <= rows[row].first.maxY {
        rows[row].items.append((item, frame))
      } else {
        rows.append((frame, [(item, frame)]))
      }
    }
    guard rows.count > 1, rows.count < items.count else { return [group] }
    return rows.map { row in
      row.items.sorted { isRightToLeft ? $0.1.minX > $1.1.minX : $0.1.minX < $1.1.minX }.map(\.0)
    }
  }

  private func frame(of item: Item) -> Rect? { item.bounds(in: root) }
}
