import Geometry
import InputEvents

/// The slots of sortable lists as a board shows them: their names and frames, and the moves between them.
@MainActor package struct SortableSlots<Rules: SortableRules> {
  package typealias List = Rules.List
  package typealias Item = Rules.Item
  package typealias Slot = Rules.Place

  let rules: Rules
  let strings: BoardStrings
  let name: (List) -> String
  package var layouts: [List: any SortableLayout] = [:]
  /// Returns the size of an item; nil for that of the layout.
  package var size: (Item) -> Size? = { _ in nil }
  /// Whether a line shows where dragged items go, and slots are named by their neighbors.
  package var isLine = false
  package var itemName: (Item) -> String = { "\($0)" }

  package init(_ rules: Rules, strings: BoardStrings, name: @escaping (List) -> String) {
    (self.rules, self.strings, self.name) = (rules, strings, name)
  }

  private var lists: SortableLists<List, Item> { rules.sortableLists }

  package var items: [Item] { lists.allItems }

  /// Returns the items of the list of an item; nil if it is in none.
  package func itemsBeside(_ item: Item) -> [Item]? { lists.slot(of: item).map { lists[$0.list] } }

  package func slots(for items: [Item]) -> [Slot] { lists.lists.flatMap { lists.slots(in: $0, for: items) } }

  /// Returns the slots of a list for dragged items beside some of its rows, and two more on each side.
  package func slots(in list: List, for dragged: [Item], around rows: Range<Int>) -> [Slot] {
    let count = lists.slotCount(in: list, for: dragged)
    // Where a line shows the place, the dragged items still have rows.
    let uncounted = Set(isLine ? dragged : [])
    func index(of row: Int) -> Int { min(count, row - lists[list].prefix(row).count(where: uncounted.contains)) }
    let (start, end) = (index(of: rows.lowerBound) - 2, index(of: rows.upperBound) + 2)
    return (max(0, start)..<min(count, end)).map { Slot(list, $0) }
  }

  /// Returns the name of a slot for a drag: its number, or the item before or after which a line inserts.
  ///
  /// The number is the one that the first item, or its copy, has after a drop there.
  package func label(of slot: Slot, for drag: DragSession<Rules>.ActiveDrag?) -> String {
    // Without dragged items, the neighbors are not known: one of them can be what was dropped there.
    guard let drag else { return label(of: slot, beside: []) }
    // Items from elsewhere always move, and the rules need not know them.
    let isMoved = drag.isIncoming || rules.operations(of: drag.item, droppedOn: slot).isEmpty
    guard !isLine, !isMoved else { return label(of: slot, beside: drag.items) }
    let there = drag.moved(over: slot, by: rules)
    // A drop at the own slot copies nothing.
    let isCopied = there.verdict == .accepted && there.operation != .move
    let own = isCopied ? rules.places(forCopying: there.droppedItems, to: slot).first : nil
    return label(of: own ?? slot, beside: [])
  }

  private func label(of slot: Slot, beside items: [Item]) -> String {
    if isLine, !items.isEmpty {
      let others = lists.others(in: slot.list, than: items)
      func names(_ item: Item) -> [String: String] { ["list": name(slot.list), "piece": itemName(item)] }
      if let next = others.dropFirst(max(0, slot.index)).first { return strings("{list}, before {piece}", names(next)) }
      if let last = others.last { return strings("{list}, after {piece}", names(last)) }
    }
    return strings("{list}, place {number}", ["list": name(slot.list), "number": "\(max(0, slot.index) + 1)"])
  }

  /// Returns the name of the slot where items lie that were dropped on a slot of its list, or where they wait.
  ///
  /// Others of their drop, which were refused, can lie in front of them. Without items, it is the name for the drag.
  package func label(of slot: Slot, holding items: [Item], in model: some DragModel<Rules>) -> String {
    let session = model.session
    guard let first = items.first else { return label(of: slot, for: session.activeDrags.last) }
    if let drop = session.pendingDrop(containing: first) { return label(of: slot, for: drop) }
    guard let own = originalSlot(of: first, in: items), own.list == slot.list else { return label(of: slot, for: nil) }
    return label(of: own, beside: items)
  }

  // MARK: Frames

  /// The direction of the lists; nil for grids.
  package var focusLine: Direction? {
    let directions = layouts.values.map { ($0 as? StackLayout)?.direction }
    if directions.allSatisfy({ $0 == .down }) { return .vertical }
    return directions.contains { $0 == nil || $0 == .down } ? nil : .horizontal
  }

  /// Returns the frame of the first of `items` in a slot.
  package func frame(of items: [Item], in slot: Slot) -> Rect {
    guard let first = items.first, let layout = layouts[slot.list] else { return .zero }
    var before = lists.others(in: slot.list, than: items)[...]
    if lists.strategy == .swap {
      var lists = lists
      lists.place(items, at: slot)
      before = lists[slot.list].prefix { $0 != first }
    }
    return layout.frames(of: (before.prefix(max(0, slot.index)) + [first]).map(size)).last ?? .zero
  }

  /// Returns the frames of all items, with a gap for the dragged ones.
  package func frames(with drags: [DragSession<Rules>.ActiveDrag]) -> [(item: Item, frame: Rect)] {
    let shown = lists.shown(with: drags)
    return shown.lists.flatMap { list in
      guard let layout = layouts[list] else { return [(item: Item, frame: Rect)]() }
      return zip(shown[list], layout.frames(of: shown[list].map(size))).map { (item: $0, frame: $1) }
    }
  }

  // MARK: Moves

  /// Returns the slot of an item, whose index does not count the items that are dragged with it.
  ///
  /// During a drag by clicks or keys, that of an item at rest is the slot where the first dragged item would lie at its
  /// index, or the last one of the list.
  package func originalSlot(of item: Item, in model: some DragModel<Rules>) -> Slot? {
    guard let drag = model.session.stickyDrag, !drag.items.contains(item) else {
      return originalSlot(of: item, in: model.droppedItems(for: item))
    }
    return lists.slot(of: item).map {
      Slot($0.list, min($0.index, lists.slotCount(in: $0.list, for: drag.items) - 1))
    }
  }

  /// Returns the slot of an item, whose index does not count the items of `group`, which are dragged with it.
  private func originalSlot(of item: Item, in group: [Item]) -> Slot? {
    guard let slot = lists.slot(of: item) else { return nil }
    guard group.count > 1 else { return slot }
    let dragged = Set(group)
    return Slot(slot.list, lists[slot.list].prefix(slot.index).filter { !dragged.contains($0) }.count)
  }

  /// Returns moves within the list of an item, and a drop at the end of each other list.
  ///
  /// To change its position, an item moves, also where the default of the rules is a copy.
  package func moveCommands(for item: Item) -> [MoveCommand<Slot>] {
    let items = rules.droppedItems(for: item)
    guard let origin = originalSlot(of: item, in: items) else { return [] }
    func end(of list: List) -> Slot { Slot(list, lists.slotCount(in: list, for: items) - 1) }
    let last = end(of: origin.list)
    let isVertical = layouts[origin.list]?.direction == .down && layouts[origin.list] is StackLayout
    let within = [
      (isVertical ? strings("Move Up") : strings("Move Back"), origin.index - 1, origin.index > 0),
      (isVertical ? strings("Move Down") : strings("Move Forward"), origin.index + 1, origin.index < last.index),
      (isVertical ? strings("Move to Top") : strings("Move to Start"), 0, origin.index > 1),
      (isVertical ? strings("Move to Bottom") : strings("Move to End"), last.index, origin.index < last.index - 1),
    ].compactMap { label, index, isUseful in
      isUseful ? MoveCommand(label, to: Slot(origin.list, index), as: .move) : nil
    }
    let moves = within.filter { rules.canMove(item, to: $0.place) }
    let others = lists.lists.filter { $0 != origin.list }.map { list in
      let slot = end(of: list)
      let operation = rules.defaultOperation(of: item, droppedOn: slot)
      return MoveCommand(operation.command(to: name(list), strings), to: slot)
    }
    return (moves + others).filter { rules.verdict(for: items, over: $0.place) == .accepted }
  }

  /// Returns moves of items from another board to the end of each list.
  package func incomingCommands(for items: [Item], _ operation: DropOperation) -> [MoveCommand<Slot>] {
    let ends = lists.lists.map { list in
      MoveCommand(
        operation.command(to: name(list), strings), to: Slot(list, lists.slotCount(in: list, for: items) - 1))
    }
    return ends.filter { rules.verdict(forIncoming: items, over: $0.place) == .accepted }
  }

  /// Returns the position of an item as a sentence; nil if it is in no list.
  package func position(of item: Item) -> String? {
    guard let slot = lists.slot(of: item) else { return nil }
    return strings(
      "{list}, {number} of {count}.",
      ["list": name(slot.list), "number": "\(slot.index + 1)", "count": "\(lists[slot.list].count)"])
  }
}
