import Boards
import CGtk
import Geometry
import Widgets

/// A list box, or a flow box in three columns, of rows that its program moves; no row can go to the end.
final class RowScene {
  let list: Widget
  private let isGrid: Bool
  private(set) var order: [Int]
  private let labels: [Label]
  private(set) var rows: SortableRows?

  init(count: Int, isGrid: Bool = false) {
    self.isGrid = isGrid
    list = Widget(isGrid ? gtk_flow_box_new() : gtk_list_box_new())
    order = Array(0..<count)
    labels = order.map { Label("Row \($0)") }
    if isGrid {
      gtk_flow_box_set_min_children_per_line(list.opaque, 3)
      gtk_flow_box_set_max_children_per_line(list.opaque, 3)
    }
    for label in labels {
      if isGrid {
        gtk_flow_box_append(list.opaque, label.pointer)
      } else {
        gtk_list_box_append(list.opaque, label.pointer)
      }
    }
    rows = SortableRows(list, refusal: { [weak self] in $1 + 1 == self?.order.count ? "Not to the end." : nil }) {
      [weak self] in self?.move(from: $0, to: $1)
    }
  }

  private func move(from: Int, to: Int) {
    order.insert(order.remove(at: from), at: to)
    for (label, number) in zip(labels, order) { label.text = "Row \(number)" }
  }

  func row(_ index: Int) -> UnsafeMutablePointer<GtkWidget>? {
    let row =
      isGrid
      ? UnsafeMutableRawPointer(gtk_flow_box_get_child_at_index(list.opaque, Int32(index)))
      : UnsafeMutableRawPointer(gtk_list_box_get_row_at_index(list.opaque, Int32(index)))
    return row?.assumingMemoryBound(to: GtkWidget.self)
  }

  /// A point of a row in the coordinates of the list's parent, 10 px from its left edge.
  func point(in index: Int, _ part: Double = 0.5) throws -> Point {
    let parent = try required(gtk_widget_get_parent(list.pointer), "a parent")
    return try required(row(index), "a row").point(part, in: parent)
  }

  /// The labels of the open menu.
  var menu: [String] {
    descendants(of: list.pointer, gtk_popover_menu_get_type()).flatMap(texts).filter { !$0.isEmpty }
  }

  /// Drags a row to the upper edge of another one.
  func drag(from: Int, to: Int) throws {
    try rows?.drag(try required(row(from), "a row"), to: try required(row(to), "a row"), in: list)
  }

  func press(_ key: Int32, _ state: GdkModifierType = GdkModifierType(0)) throws {
    WidgetsTestHost.press(key, state, on: try list.controller(gtk_event_controller_key_get_type()))
  }
}

/// A list view of many rows in a scrolled window.
final class ViewScene {
  let list: Widget
  let scroller: ScrollView
  private let strings = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil)!))
  private var rows: SortableRows?

  init(count: Int) {
    for number in 0..<count { gtk_string_list_append(strings.opaque, "\(number)") }
    let factory = gtk_signal_list_item_factory_new()!
    let signals = GObjectRef(retaining: UnsafeMutableRawPointer(factory))
    signals.connect("setup") { emission in
      guard let item = g_value_get_object(emission[1]) else { return }
      gtk_list_item_set_child(OpaquePointer(item), gtk_label_new("row"))
    }
    g_object_ref(strings.pointer)
    let selection = gtk_no_selection_new(strings.opaque)
    list = Widget(gtk_list_view_new(selection, factory))
    scroller = ScrollView(list)
    scroller.expand()
    rows = SortableRows(list) { [weak self] in self?.move(from: $0, to: $1) }
  }

  private func move(from: Int, to: Int) {
    let text = string(from)
    gtk_string_list_remove(strings.opaque, guint(from))
    guard let copy = strdup(text) else { return }
    defer { free(copy) }
    var new: [UnsafePointer<CChar>?] = [UnsafePointer(copy), nil]
    gtk_string_list_splice(strings.opaque, guint(to), 0, &new)
  }

  func string(_ index: Int) -> String {
    gtk_string_list_get_string(strings.opaque, guint(index)).map { String(cString: $0) } ?? ""
  }

  /// The widgets of rows, from the top.
  private var children: [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_first_child(list.pointer)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  var rowCount: Int { children.count }

  func focus(_ index: Int) { gtk_widget_grab_focus(children[index]) }

  /// Drags a row, counted from the top, to the upper edge of another one.
  func drag(from: Int, to: Int) throws { try rows?.drag(children[from], to: children[to], in: list) }

  func press(_ key: Int32, _ state: GdkModifierType) throws {
    WidgetsTestHost.press(key, state, on: try list.controller(gtk_event_controller_key_get_type()))
  }
}

extension SortableRows {
  /// Drags a row of a list to the upper edge of another one.
  fileprivate func drag(
    _ row: UnsafeMutablePointer<GtkWidget>, to other: UnsafeMutablePointer<GtkWidget>, in list: Widget
  ) throws {
    let parent = try required(gtk_widget_get_parent(list.pointer), "a parent")
    let start = row.point(0.5, in: parent)
    var event = DragEvent(phase: .began, point: start, grab: start)
    follow(event)
    (event.phase, event.point, event.hasMoved) = (.changed, other.point(0.25, in: parent), true)
    follow(event)
    event.phase = .ended
    follow(event)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns a point 10 px from the left edge, at a part of the height, in the coordinates of an ancestor.
  func point(_ part: Double, in ancestor: UnsafeMutablePointer<GtkWidget>) -> Point {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(self, ancestor, &bounds)
    return Point(x: Double(bounds.origin.x) + 10, y: Double(bounds.origin.y) + Double(bounds.size.height) * part)
  }
}
