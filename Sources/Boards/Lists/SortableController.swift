import DragAndDrop
import Geometry
import Widgets

/// A controller that shows sortable lists or grids, whose pieces move aside while a piece hovers over a slot.
///
/// The controller adds a place for each slot when a drag begins, and removes it at the end. It also sets what keys and
/// screen readers need: the order of the pieces, their positions in the lists, and where a keyboard drag begins.
///
/// Call ``update()`` in ``DragCoordinatorDelegate/update()`` and ``layOutItems(in:size:)`` in
/// ``DragCoordinatorDelegate/layOutItems(in:)``. The coordinator's collision should be `closestCenter`, so that a piece
/// is always over a slot.
public final class SortableController<Model: DragModel> where Model.Rules: SortableRules {
  /// The type that identifies a list.
  public typealias List = Model.Rules.List
  /// The position in a list that is the place for an item.
  public typealias Slot = Model.Rules.Place

  /// Whether a list that is longer than the frame of its layout scrolls there by itself.
  ///
  /// Leave 12 pixels beside it for the scroll bar. With `makePiece`, only the pieces near the visible part of a list of
  /// more than 100 items exist, so that it can have thousands.
  public var scrollsLists = false
  /// How the lists show where a dragged item would be inserted.
  public var insertionStyle = InsertionStyle.gap

  /// The number of items above which only those near the visible part have pieces.
  private static var longList: Int { 100 }

  private let coordinator: DragCoordinator<Model>
  private let name: (List) -> String
  private let makePiece: ((Model.Item) -> Piece)?
  private let makePlace: ((Slot) -> Place)?
  private var layouts: [List: any SortableLayout] = [:]
  private var areas: [List: ScrollArea] = [:]
  private var size: (Model.Item) -> Size? = { _ in nil }
  private var pieces: Set<Model.Item> = []
  private var slots: [Slot] = []
  private var clearing: Scheduled?

  /// Creates a controller for the lists of the coordinator's model.
  ///
  /// - Parameters:
  ///   - name: Returns the name of a list, for screen readers and menus.
  ///   - makePiece: Returns a new piece for an item, which the controller adds, and removes with the item; nil if the
  ///     program adds and removes the pieces.
  ///   - makePlace: Returns the widget for a slot; nil for a ``SlotPlace``.
  public init(
    _ coordinator: DragCoordinator<Model>, name: @escaping (List) -> String,
    makePiece: ((Model.Item) -> Piece)? = nil, makePlace: ((Slot) -> Place)? = nil
  ) {
    (self.coordinator, self.name, self.makePiece, self.makePlace) = (coordinator, name, makePiece, makePlace)
    coordinator.originPlace = { [weak self] in self?.originalSlot(of: $0) }
    coordinator.keyboardStart = .origin
    coordinator.stacksDragGroups = true
    coordinator.hooks.sharesOrigins = true
    coordinator.moveCommands = { [weak self] in self?.sortable.moveCommands(for: $0) ?? [] }
    coordinator.incomingCommands = { [weak self] in self?.sortable.incomingCommands(for: $0, $1) ?? [] }
    coordinator.hooks.position = { [weak self] in self?.sortable.position(of: $0) }
    coordinator.hooks.placeName = { [weak self] in self?.label(of: $0, holding: $1) }
    coordinator.hooks.items = { [weak self] in self?.lists.allItems }
    coordinator.hooks.itemsBeside = { [weak self] in self?.sortable.itemsBeside($0) }
    coordinator.hooks.pastePlace = { [weak self] in self?.pastePlace(on: $0) }
    coordinator.board.onKey.add { [weak self] in self?.handle($0) ?? false }
  }

  private var sortable: SortableSlots<Model.Rules> {
    var sortable = SortableSlots(coordinator.model.rules, strings: coordinator.strings, name: name)
    (sortable.layouts, sortable.size) = (layouts, size)
    sortable.isLine = insertionStyle == .line
    sortable.itemName = coordinator.announcer.name
    return sortable
  }

  private var lists: SortableLists<List, Model.Item> { coordinator.model.rules.sortableLists }
  private var drag: DragCoordinator<Model>.ActiveDrag? { coordinator.model.session.activeDrags.last }
  private var draggedItems: [Model.Item] { drag?.items ?? [] }

  private func originalSlot(of item: Model.Item) -> Slot? {
    sortable.originalSlot(of: item, in: coordinator.model)
  }

  /// Returns the slot in front of an item, which counts those that are selected with it; nil for one that was cut.
  private func pastePlace(on item: Model.Item) -> Slot? {
    let isCut = coordinator.transfers?.cut?.items.contains(item) == true
    return isCut ? nil : lists.slot(of: item)
  }

  private func label(of slot: Slot, holding items: [Model.Item]) -> String {
    sortable.label(of: slot, holding: items, in: coordinator.model)
  }

  /// Sets the frames with a `StackLayout` or `GridLayout` for each list; a nil `size` of an item is the layout's.
  public func layOutItems(in layouts: [List: any SortableLayout], size: @escaping (Model.Item) -> Size? = { _ in nil })
  {
    (self.layouts, self.size) = (layouts, size)
    coordinator.focusLine = sortable.focusLine
    layOut(isAnimated: false)
  }

  /// Shows the model's lists, with a gap or a line for the dragged items.
  public func update() {
    if coordinator.model.session.isDragging {
      clearing = nil
    } else if !slots.isEmpty, clearing == nil {
      // A slot still has the focus, which moves before the next frame.
      clearing = .whenIdle { [weak self] in self?.show([]) }
    }
    layOut(isAnimated: true)
  }

  // MARK: Layout

  private func layOut(isAnimated: Bool) {
    // Read before the first layout too, so that changes are observed.
    let lists = lists
    guard !layouts.isEmpty else { return }
    let session = coordinator.model.session
    // A line shows where dragged items go, but items that wait lie there already.
    let shown = insertionStyle == .line && session.isDragging ? lists : lists.shown(with: session.gapDrags)
    var visible: [Model.Item] = []
    var slots: [Slot] = []
    for list in lists.lists {
      guard let layout = layouts[list] else { continue }
      let frames = layout.frames(of: shown[list].map(size))
      let offset = updateArea(of: list, layout, frames)
      let isLong = makePiece != nil && frames.count > Self.longList
      let near = !isLong ? nil : areas[list].map { $0.frame.inset(by: -$0.frame.size.height) }
      let range = frames.indices { near?.overlap(with: Rect(origin: $0.origin - offset, size: $0.size)) ?? 1 > 0 }
      visible += shown[list][range]
      if session.isDragging { slots += sortable.slots(in: list, for: draggedItems, around: range) }
    }
    if makePiece != nil { keepPieces(visible) }
    if session.isDragging { show(slots) }
    setOrder()
    for list in lists.lists { placeItems(in: list, shown, isAnimated: isAnimated) }
    placeSlots()
  }

  /// Returns the offset of the area that scrolls a list, after an update of its range.
  private func updateArea(of list: List, _ layout: any SortableLayout, _ frames: [Rect]) -> Point {
    guard scrollsLists else { return .zero }
    if areas[list] == nil {
      let area = ScrollArea()
      area.onScroll.observe { [weak self] _ in self?.scrolled() }
      areas[list] = area
    }
    guard let area = areas[list] else { return .zero }
    if area.board == nil { coordinator.board.add(area) }
    // Room for the items where they are, while one of them is dragged elsewhere, and for one more.
    let spare = layout.frames(of: lists[list].map(size)).suffix(1)
    area.setFrame(layout.frame, content: (frames.suffix(1) + spare).reduce(layout.frame.withoutSize, union))
    return area.offset
  }

  private func scrolled() {
    layOut(isAnimated: false)
    coordinator.updatePlacesOfHeldItems()
  }

  private func placeItems(in list: List, _ shown: SortableLists<List, Model.Item>, isAnimated: Bool) {
    guard let layout = layouts[list] else { return }
    let offset = areas[list]?.offset ?? .zero
    for (item, frame) in zip(shown[list], layout.frames(of: shown[list].map(size))) {
      guard let piece = coordinator.piece(item) else { continue }
      // The area can be another one, which hides other parts of the piece.
      piece.setFrame(
        Rect(origin: frame.origin - offset, size: frame.size), in: areas[list], isAnimated: isAnimated)
    }
  }

  private func placeSlots() {
    let items = draggedItems
    guard !items.isEmpty else { return }
    for slot in slots {
      let place = coordinator.place(slot)
      place?.scrollArea = areas[slot.list]
      let frame = insertionStyle == .line ? line(for: items, in: slot) : sortable.frame(of: items, in: slot)
      place?.frame = Rect(origin: frame.origin - (areas[slot.list]?.offset ?? .zero), size: frame.size)
    }
  }

  private func line(for items: [Model.Item], in slot: Slot) -> Rect {
    guard let layout = layouts[slot.list] else { return .zero }
    let dragged = Set(items)
    let frames = zip(lists[slot.list], layout.frames(of: lists[slot.list].map(size)))
    let others = frames.filter { !dragged.contains($0.0) }.map(\.1)
    return layout.insertionLine(
      after: others.prefix(slot.index).last, before: others.dropFirst(slot.index).first)
  }

  // MARK: Pieces and places

  private func keepPieces(_ visible: [Model.Item]) {
    let focused = coordinator.board.focusedItem.flatMap(coordinator.item)
    let ended = coordinator.model.dragState.lastEnd?.item
    // Of hundreds of dragged items, only those that are seen need a piece.
    let session = coordinator.model.session
    let dragged = session.activeDrags.map(\.item) + session.items.filter(pieces.contains)
    let kept = dragged + [focused, ended].compactMap(\.self)
    let wanted = Set(visible).union(kept.filter { lists.slot(of: $0) != nil })
    for item in pieces.subtracting(wanted) { coordinator.remove(item) }
    pieces.formIntersection(wanted)
    addPieces(visible + kept.filter(wanted.contains))
  }

  private func addPieces(_ items: [Model.Item]) {
    for item in items where pieces.insert(item).inserted {
      guard let piece = makePiece?(item) else { continue }
      coordinator.add(piece, for: item)
      coordinator.accessibility.update(piece)
    }
  }

  private func setOrder() {
    guard !coordinator.model.session.isDragging else { return }
    coordinator.setOrder(lists.lists.flatMap { lists[$0].filter { coordinator.piece($0) != nil } })
  }

  private func show(_ slots: [Slot]) {
    let slots = keepingFocused(slots)
    guard slots != self.slots else { return }
    for slot in self.slots where !slots.contains(slot) { coordinator.removePlace(slot) }
    for slot in slots where !self.slots.contains(slot) {
      let place = makePlace?(slot) ?? SlotPlace(insertionStyle == .line ? .line : .gap)
      place.accessibleLabel = sortable.label(of: slot, for: drag)
      coordinator.add(place, for: slot)
      coordinator.accessibility.update(place)
    }
    self.slots = slots
    coordinator.setPlaceOrder(slots)
  }

  /// Adds the slot that has the focus, which may be scrolled far away.
  private func keepingFocused(_ slots: [Slot]) -> [Slot] {
    guard !slots.isEmpty, let focused = coordinator.board.focusedItem.flatMap(coordinator.place),
      self.slots.contains(focused), !slots.contains(focused)
    else { return slots }
    let index = slots.firstIndex { $0.list == focused.list && $0.index > focused.index }
    var slots = slots
    slots.insert(focused, at: index ?? slots.endIndex)
    return slots
  }

  // MARK: Keys

  /// Scrolls to the end of a list of which only a part exists, so that the usual key handler finds the last item.
  private func handle(_ key: KeyPress) -> Bool {
    guard makePiece != nil, coordinator.board.itemWithInnerFocus == nil, let focused = coordinator.board.focusedItem,
      let area = focused.scrollArea,
      let direction = key.edgeDirection(isRightToLeft: focused.isRightToLeft, line: coordinator.focusLine)
    else { return false }
    let far = 1e9
    switch direction {
    case .up: area.offset.y = -far
    case .down: area.offset.y = far
    case .left: area.offset.x = -far
    case .right: area.offset.x = far
    case .forward, .backward: break
    }
    return false
  }
}

extension Rect {
  fileprivate var withoutSize: Rect { Rect(origin: origin, size: Size(width: 0, height: 0)) }
}

private func union(_ one: Rect, _ other: Rect) -> Rect {
  Rect(
    from: Point(x: min(one.minX, other.minX), y: min(one.minY, other.minY)),
    to: Point(x: max(one.maxX, other.maxX), y: max(one.maxY, other.maxY)))
}

extension Array {
  /// Returns the range from the first to the last element for which a condition holds.
  fileprivate func indices(where condition: (Element) -> Bool) -> Range<Int> {
    guard let first = firstIndex(where: condition), let last = lastIndex(where: condition) else { return 0..<0 }
    return first..<(last + 1)
  }
}
