import Boards
import CGtk
import Geometry
import Widgets

/// Two list boxes beside each other; rows of the first one go to the second one too, which holds two at most.
final class TwoListsScene {
  let lists = (0..<2).map { _ in Widget(gtk_list_box_new()) }
  let stage: Stage
  private(set) var texts: [[String]] = [["a", "b", "c"], []]
  private var rows: [SortableRows] = []

  init() throws {
    for list in lists { list.expand() }
    stage = try Stage(Box(.horizontal, lists))
    rows = lists.enumerated().compactMap { index, list in
      SortableRows(list) { [weak self] in self?.move(from: (index, $0), to: (index, $1)) }
    }
    rows[0].addDestination(
      rows[1], name: "Done", refusal: { [weak self] _, _ in self?.texts[1].count == 2 ? "Done is full." : nil }
    ) { [weak self] in self?.move(from: (0, $0), to: (1, $1)) }
    show()
    try stage.frames(2)
  }

  private func move(from: (list: Int, index: Int), to: (list: Int, index: Int)) {
    texts[to.list].insert(texts[from.list].remove(at: from.index), at: to.index)
    show()
  }

  private func show() {
    for (list, texts) in zip(lists, texts) {
      while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
        gtk_list_box_remove(list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
      }
      for text in texts { gtk_list_box_append(list.opaque, gtk_label_new(text)) }
    }
  }

  func row(_ index: Int, of list: Int) throws -> UnsafeMutablePointer<GtkWidget> {
    let row = gtk_list_box_get_row_at_index(lists[list].opaque, Int32(index))
    return UnsafeMutableRawPointer(try required(row, "a row")).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Drags a row of the first list to a point of the second one; returns whether it is refused there.
  func drag(_ index: Int, to point: Point) throws -> Bool {
    let parent = try required(gtk_widget_get_parent(lists[0].pointer), "a parent")
    let start = try row(index, of: 0).point(0.5, in: parent)
    let target = try required(lists[1].pointer.convert(point, to: parent), "a point")
    var event = DragEvent(phase: .began, point: start, grab: start)
    rows[0].follow(event)
    (event.phase, event.point, event.hasMoved) = (.changed, target, true)
    rows[0].follow(event)
    let marked = gtk_widget_get_first_child(lists[1].pointer) ?? lists[1].pointer
    let isRefused = gtk_widget_has_css_class(marked, "drop-refused") != 0
    event.phase = .ended
    rows[0].follow(event)
    try stage.frames(2)
    return isRefused
  }

  func press(_ key: Int32) throws {
    WidgetsTestHost.press(key, on: try lists[0].controller(gtk_event_controller_key_get_type()))
  }
}
