import CGtk
import DragAndDrop
import Geometry
import Widgets

/// Makes the rows of an existing `GtkListBox` or `GtkListView`, or the children of a `GtkFlowBox`, sortable.
///
/// A pointer drags a row, and a finger does after a moment. Alt with an arrow key, Home or End moves the focused row,
/// and the Menu key or the secondary button opens a menu with *Move Up* and so on. Rows stay in their list, except for
/// those that ``addDestination(_:name:refusal:move:)`` lets go to another one. A row that is held near the edge of a
/// scrolled window scrolls it. Each move is announced to screen readers with its position. A `GtkListView` has widgets
/// for the visible rows only, so that it can have thousands; it needs a `GtkSignalListItemFactory`.
///
/// It moves no rows itself: the program changes its data and, unless the list follows a `GListModel`, its row widgets.
/// The list has to show the new order before the next frame, when the moved row is focused and announced.
///
///     SortableRows(playlist) { from, to in songs.insert(songs.remove(at: from), at: to) }
public final class SortableRows {
  unowned let list: Widget
  let rows: RowContainer
  private let options: BoardOptions
  private let refusal: (Int, Int) -> String?
  private let move: (Int, Int) -> Void
  private var pressed: (index: Int, point: Point, timer: Scheduled?)?
  private var drag: (index: Int, point: Point, target: RowTarget?)?
  private var styled: [(row: GObjectRef, style: String)] = []
  var destinations: [RowDestination] = []
  private var scroller: EdgeScroller?
  private var gesture: DragGesture?
  private var focusing: Scheduled?

  /// Makes rows sortable for as long as the list lives; nil if `list` is another widget.
  ///
  /// - Parameters:
  ///   - list: A wrapper of a `GtkListBox`, a `GtkFlowBox` or a `GtkListView`.
  ///   - options: The strings, and the keys that cancel a drag, open the menu and move a row.
  ///   - refusal: Returns the reason for which a row cannot go from one index to another; nil if it can.
  ///   - move: Moves the element of a row in the program's data, from an index to the one that it then has.
  @discardableResult
  public init?(
    _ list: Widget, options: BoardOptions = BoardOptions(), refusal: @escaping (Int, Int) -> String? = { _, _ in nil },
    move: @escaping (_ from: Int, _ to: Int) -> Void
  ) {
    guard let rows = RowContainer(list) else { return nil }
    (self.list, self.rows, self.options, self.refusal, self.move) = (list, rows, options, refusal, move)
    RowStyle.load()
    // The controllers keep this object, and the list keeps them.
    gesture = DragGesture(on: list, claiming: .movement) { [self] in follow($0) }
    ClickGesture(on: list, button: .secondary, phase: .capture) { [self] click in
      if let row = rows.row(at: click.point), let index = rows.index(of: row) { openMenu(for: index) }
    }
    KeyController(on: list, phase: .capture) { [self] in handle($0) }
    scroller = EdgeScroller(on: list, AutoScroll()) { [weak self] in
      [self?.drag].compactMap(\.self).map { ($0.index, $0.point) }
    } views: { [weak self] _ in
      guard let self else { return ([], []) }
      let own = [rows.scrolledView(in: list)].compactMap(\.self)
      let others = destinations.compactMap { $0.rows?.rows.scrolledView(in: list) }
      return rows.scrollsItself ? (own + others, []) : (others, own)
    } scrolled: { [weak self] distance in
      guard let self, let point = drag?.point else { return }
      drag?.point = point + distance
      updateTarget()
    }
  }

  private var strings: BoardStrings { options.strings }

  // MARK: Moves

  /// Moves a row, unless it cannot go there, and focuses and announces it.
  private func moveRow(from: Int, to: Int) {
    guard from != to, (0..<rows.count).contains(to) else { return }
    moveRow(from: from, to: RowTarget(index: to))
  }

  private func moveRow(from: Int, to target: RowTarget) {
    guard exists(from, target) else { return }
    if let reason = reason(for: from, target) { return Announcement.say(reason, from: list) }
    guard let destination = target.destination else {
      move(from, target.index)
      return focusSoon(target.index)
    }
    destination.move(from, target.index)
    destination.rows?.focusSoon(target.index, in: destination.name)
  }

  /// Returns whether the lists still have the indices, because rows can go while a menu is open.
  private func exists(_ index: Int, _ target: RowTarget) -> Bool {
    guard index < rows.count else { return false }
    guard let destination = target.destination else { return target.index < rows.count }
    return destination.rows.map { target.index <= $0.rows.count } ?? false
  }

  private func reason(for index: Int, _ target: RowTarget) -> String? {
    (target.destination?.refusal ?? refusal)(index, target.index)
  }

  /// Focuses a row that was moved, and announces its position, in a list of a name if it comes from another one.
  private func focusSoon(_ index: Int, in name: String? = nil) {
    rows.reveal(index)
    focusing = .beforeNextFrame { [weak self] in
      guard let self else { return }
      let position = strings(
        name == nil ? "{number} of {count}." : "{list}, {number} of {count}.",
        ["list": name ?? "", "number": "\(index + 1)", "count": "\(rows.count)"])
      guard let row = rows.row(at: index) else { return Announcement.say(position, from: list) }
      Announcement.say(position, focusing: Widget(row))
    }
  }

  private func openMenu(for index: Int) {
    guard let row = rows.row(at: index), let frame = rows.frame(of: row) else { return }
    let last = rows.count - 1
    let isGrid = rows.isGrid
    let moves = [
      (isGrid ? strings("Move Back") : strings("Move Up"), index - 1, index > 0),
      (isGrid ? strings("Move Forward") : strings("Move Down"), index + 1, index < last),
      (isGrid ? strings("Move to Start") : strings("Move to Top"), 0, index > 1),
      (isGrid ? strings("Move to End") : strings("Move to Bottom"), last, index < last - 1),
    ].filter(\.2).map { label, to, _ in (label, RowTarget(index: to)) }
    let items = (moves + destinations.compactMap { $0.command(strings) }).filter { reason(for: index, $0.1) == nil }
    guard !items.isEmpty else { return }
    ContextMenu(
      items.map { label, target in
        ContextMenu.Item(label) { [weak self] in self?.moveRow(from: index, to: target) }
      }, over: list, at: frame)
  }

  private func handle(_ press: KeyPress) -> Bool {
    let key = options.keys.standardized(press)
    if key.key == .escape, drag != nil {
      endDrag()
      return true
    }
    guard let index = rows.focusedIndex else { return false }
    if key.key == .menu {
      openMenu(for: index)
      return true
    }
    guard key.isHeld(options.keys.rowModifier) else { return false }
    switch key.key {
    case .home: moveRow(from: index, to: 0)
    case .end: moveRow(from: index, to: rows.count - 1)
    case .up where !rows.isGrid: moveRow(from: index, to: index - 1)
    case .down where !rows.isGrid: moveRow(from: index, to: index + 1)
    case .left where rows.isGrid: moveRow(from: index, to: index + (list.isRightToLeft ? 1 : -1))
    case .right where rows.isGrid: moveRow(from: index, to: index + (list.isRightToLeft ? -1 : 1))
    default: return false
    }
    return true
  }

  // MARK: Drags

  /// Handles a drag event as from the gesture of the list, with points in the coordinates of its parent.
  public func follow(_ event: DragEvent) {
    guard let point = rows.convert(event.point) else { return }
    switch event.phase {
    case .began:
      guard let row = rows.row(at: point), let index = rows.index(of: row) else { return pressed = nil }
      // A finger that moves at once scrolls.
      let timer = event.isFinger ? Scheduled.after(0.3) { [weak self] in self?.beginDrag(at: point) } : nil
      pressed = (index, point, timer)
    case .changed:
      if drag == nil, event.hasMoved { event.isFinger ? pressed = nil : beginDrag(at: point) }
      guard drag != nil else { return }
      drag?.point = point
      updateTarget()
      scroller?.pointersMoved()
    case .ended:
      // The list may have been scrolled since.
      updateTarget()
      let (from, target) = (drag?.index, drag?.target)
      endDrag()
      if let from, let target { moveRow(from: from, to: target) }
    case .cancelled: endDrag()
    }
  }

  private func beginDrag(at point: Point) {
    guard let index = pressed?.index, drag == nil else { return }
    drag = (index, point, nil)
    gesture?.claimPress()
    list.setCursor("grabbing")
    updateTarget()
  }

  private func endDrag() {
    (pressed, drag) = (nil, nil)
    list.setCursor(nil)
    style([])
  }

  /// Finds the edge of a row that is nearest to the pointer, and marks it.
  private func updateTarget() {
    guard let drag else { return }
    var styles: [(RowPointer, String)] = []
    if let row = rows.row(at: drag.index) { styles.append((row, "dragged")) }
    // The program can have removed the row.
    let found = drag.index < rows.count ? target(of: drag.index, at: drag.point) : nil
    self.drag?.target = found?.target
    if let (target, edge) = found {
      styles.append((edge.widget, edge.isEnd ? "drop-after" : "drop-before"))
      if reason(for: drag.index, target) != nil { styles.append((edge.widget, "drop-refused")) }
      if (target.destination?.rows?.rows ?? rows).isGrid { styles.append((edge.widget, "drop-beside")) }
    }
    style(styles)
  }

  private func target(of index: Int, at point: Point) -> (target: RowTarget, edge: RowContainer.Edge)? {
    if let edge = rows.edge(at: point) {
      let to = edge.index > index ? edge.index - 1 : edge.index
      return to == index ? nil : (RowTarget(index: to), edge)
    }
    for destination in destinations {
      guard let other = destination.rows, let point = list.convert(point, to: other.list),
        let edge = other.rows.edge(at: point)
      else { continue }
      return (RowTarget(index: edge.index, destination: destination), edge)
    }
    return nil
  }

  private func style(_ styles: [(RowPointer, String)]) {
    for (row, style) in styled where !styles.contains(where: { $0.0 == row.typed() && $0.1 == style }) {
      gtk_widget_remove_css_class(row.typed(), style)
    }
    for (row, style) in styles { gtk_widget_add_css_class(row, style) }
    // The program may remove a row meanwhile.
    styled = styles.map { (GObjectRef(retaining: UnsafeMutableRawPointer($0.0)), $0.1) }
  }
}

private enum RowStyle {
  /// The marks at the edge of the row that is nearer to the pointer.
  private static let sheet = """
    .dragged { opacity: 0.4; }
    .drop-before { box-shadow: inset 0 3px @accent_color; }
    .drop-after { box-shadow: inset 0 -3px @accent_color; }
    .drop-before.drop-beside:dir(ltr), .drop-after.drop-beside:dir(rtl) { box-shadow: inset 3px 0 @accent_color; }
    .drop-after.drop-beside:dir(ltr), .drop-before.drop-beside:dir(rtl) { box-shadow: inset -3px 0 @accent_color; }
    .drop-refused.drop-refused.drop-refused { box-shadow: inset 0 0 0 3px @error_color; }
    """

  private static let added: Void = StyleSheet.add(sheet)

  static func load() { added }
}
