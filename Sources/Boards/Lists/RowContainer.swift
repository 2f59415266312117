import CGtk
import Geometry
import Widgets

typealias RowPointer = UnsafeMutablePointer<GtkWidget>

/// A list of GTK whose children are rows: a `GtkListBox`, a `GtkFlowBox` or a `GtkListView`.
final class RowContainer {
  private unowned let list: Widget
  private enum Kind { case listBox, flowBox, listView }
  private let kind: Kind
  private static let itemKey = "grab-bag-list-item"

  /// Returns nil for another widget, or a list view whose factory has no signals.
  init?(_ list: Widget) {
    self.list = list
    if cgtk_is_a(list.pointer, gtk_list_box_get_type()) != 0 {
      kind = .listBox
    } else if cgtk_is_a(list.pointer, gtk_flow_box_get_type()) != 0 {
      kind = .flowBox
    } else if cgtk_is_a(list.pointer, gtk_list_view_get_type()) != 0,
      let factory = gtk_list_view_get_factory(list.opaque),
      cgtk_is_a(
        UnsafeMutableRawPointer(factory).assumingMemoryBound(to: GtkWidget.self),
        gtk_signal_list_item_factory_get_type()) != 0
    {
      kind = .listView
      let owned = GObjectRef(retaining: UnsafeMutableRawPointer(factory))
      owned.connect("bind") { emission in
        guard let item = g_value_get_object(emission[1]) else { return }
        Self.remember(OpaquePointer(item))
      }
      // The factory binds the rows that exist again.
      gtk_list_view_set_factory(list.opaque, nil)
      gtk_list_view_set_factory(list.opaque, owned.opaque)
    } else {
      return nil
    }
  }

  /// Stores a list item, which knows its position, with its widget.
  private static func remember(_ item: OpaquePointer) {
    guard let child = gtk_list_item_get_child(item) else { return }
    let object = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self)
    g_object_set_data(object, itemKey, UnsafeMutableRawPointer(item))
  }

  var isGrid: Bool { kind == .flowBox }
  /// Whether the rows move in the list when it is scrolled, and not the list itself.
  var scrollsItself: Bool { kind == .listView }

  var count: Int {
    switch kind {
    case .listBox, .flowBox: return children.count(where: isRow)
    case .listView:
      return gtk_list_view_get_model(list.opaque).map { Int(clamping: g_list_model_get_n_items($0)) } ?? 0
    }
  }

  private var children: some Sequence<RowPointer> {
    sequence(state: gtk_widget_get_first_child(list.pointer)) { child in
      defer { child = child.flatMap(gtk_widget_get_next_sibling) }
      return child
    }
  }

  /// Returns whether a child of the list is a row; a list box has its headers and its placeholder as children too.
  private func isRow(_ child: RowPointer) -> Bool {
    kind != .listBox || cgtk_is_a(child, gtk_list_box_row_get_type()) != 0
  }

  /// An edge of a row, or of an empty list, at which another row would be inserted.
  struct Edge {
    /// The index of the inserted row.
    let index: Int
    let widget: RowPointer
    let isEnd: Bool
  }

  /// Returns the edge that is nearest to a point of the list; nil outside of the visible part, or between two rows.
  func edge(at point: Point) -> Edge? {
    let area = scrolledView(in: list)?.frame ?? Rect(origin: .zero, size: list.size)
    guard area.contains(point) else { return nil }
    if let row = row(at: point), let index = index(of: row), let frame = frame(of: row) {
      let isAfter = isPastMiddle(of: frame, point)
      return Edge(index: isAfter ? index + 1 : index, widget: row, isEnd: isAfter)
    }
    guard count > 0 else { return Edge(index: 0, widget: list.pointer, isEnd: false) }
    guard let last = row(at: count - 1), let frame = frame(of: last) else { return nil }
    let isBeyond = point.y > frame.maxY || isGrid && point.y >= frame.minY && isPastMiddle(of: frame, point)
    return isBeyond ? Edge(index: count, widget: last, isEnd: true) : nil
  }

  func row(at point: Point) -> RowPointer? {
    var widget = gtk_widget_pick(list.pointer, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = widget, let parent = gtk_widget_get_parent(current) {
      if parent == list.pointer { return isRow(current) ? current : nil }
      if current == list.pointer { return nil }
      widget = parent
    }
    return nil
  }

  /// Returns the row at an index; nil if it has no widget now.
  func row(at index: Int) -> RowPointer? {
    switch kind {
    case .listBox: gtk_list_box_get_row_at_index(list.opaque, Int32(clamping: index)).map(widget)
    case .flowBox: gtk_flow_box_get_child_at_index(list.opaque, Int32(clamping: index)).map(widget)
    case .listView: children.first { self.index(of: $0) == index }
    }
  }

  private func widget<Row>(_ row: UnsafeMutablePointer<Row>) -> RowPointer {
    UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
  }

  func index(of row: RowPointer) -> Int? {
    let raw = UnsafeMutableRawPointer(row)
    let index: Int
    switch kind {
    case .listBox: index = Int(clamping: gtk_list_box_row_get_index(raw.assumingMemoryBound(to: GtkListBoxRow.self)))
    case .flowBox:
      index = Int(clamping: gtk_flow_box_child_get_index(raw.assumingMemoryBound(to: GtkFlowBoxChild.self)))
    case .listView:
      guard let child = gtk_widget_get_first_child(row),
        let item = g_object_get_data(UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self), Self.itemKey)
      else { return nil }
      index = Int(clamping: gtk_list_item_get_position(OpaquePointer(item)))
    }
    return index >= 0 && index < count ? index : nil
  }

  var focusedIndex: Int? {
    guard let child = gtk_widget_get_focus_child(list.pointer), isRow(child) else { return nil }
    return index(of: child)
  }

  /// Returns the frame of a row in the list's coordinates.
  func frame(of row: RowPointer) -> Rect? { row.bounds(in: list.pointer) }

  /// Returns whether a point is nearer to the edge behind which another row would be inserted.
  func isPastMiddle(of frame: Rect, _ point: Point) -> Bool {
    guard isGrid else { return point.y > frame.center.y }
    return list.isRightToLeft ? point.x < frame.center.x : point.x > frame.center.x
  }

  /// Converts a point of the list's parent to the list's coordinates.
  func convert(_ point: Point) -> Point? {
    gtk_widget_get_parent(list.pointer)?.convert(point, to: list.pointer)
  }

  /// Scrolls a list view until a row has a widget; other lists scroll to the focus.
  func reveal(_ index: Int) {
    guard kind == .listView else { return }
    gtk_widget_activate_action_variant(
      list.pointer, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: index)))
  }

  /// Returns the scrolled window around the list, with its frame in the coordinates of a widget; nil without one.
  func scrolledView(in widget: Widget) -> AutoScrollView? {
    gtk_widget_get_ancestor(list.pointer, gtk_scrolled_window_get_type()).flatMap { AutoScrollView($0, in: widget) }
  }
}
